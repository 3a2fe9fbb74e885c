/** For tests only: a builder language for surveys and answers, and generators for fast-check (which the caller brings along). */
export { arbitraryAnswers } from './arbitrary-answers.js';
export { arbitraryDefinition } from './arbitrary-definition.js';
export { arbitraryIntents, arbitraryOperations, resolveIntents } from './arbitrary-operations.js';
export { type BuiltNode, multiple, single, text } from './build-node.js';
export { survey, surveyWith } from './build-survey.js';
export { answersOf, type NamedAnswer, nodeByCode, nodeIdOf, optionIdOf } from './by-name.js';
