/** Everything that a survey with questions that show results needs more, in one file of its own: the parts of an extra. */
export { ResultNote as Extra } from './ResultNote';
export { ResultRow as Row } from './ResultRow';
export { Results as Around } from './Results';
export { reduceWithResults as reduce } from './results-step';
