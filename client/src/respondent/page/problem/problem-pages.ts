export { ClosedPage } from './ClosedPage';
export { ProblemPage } from './ProblemPage';
