export { ClearButton as Extra } from './ClearButton';
