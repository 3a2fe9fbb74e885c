export { OneByOne as Extra } from './OneByOne';
