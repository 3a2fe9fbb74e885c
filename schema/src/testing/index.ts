/** Test support only: builders for surveys and answers, generators for fast-check (which the caller brings along), a loader of logic cases. */
export { arbitraryAnswers, arbitraryHostileAnswers } from './arbitrary-answers.js';
export { arbitraryDefinition } from './arbitrary-definition.js';
export { arbitraryIntents, arbitraryOperations, resolveIntents } from './arbitrary-operations.js';
export * from './build-condition.js';
export * from './build-container.js';
export * from './build-grid.js';
export * from './build-logic.js';
export * from './build-node.js';
export { survey, surveyWith } from './build-survey.js';
export { nodeByCode, nodeIdOf, optionIdOf, rowIdOf } from './by-name.js';
export { answersOf, type NamedAnswer } from './named-answer.js';
export { caseAnswers } from '../engine/fixtures/case-answers.js';
export { caseFacts } from '../engine/fixtures/case-facts.js';
export { caseIds } from '../engine/fixtures/case-ids.js';
export { caseSurvey } from '../engine/fixtures/load-case.js';
export { casesOf, isFullRun, randomRuns } from './random-runs.js';
export type { LogicCase } from '../engine/fixtures/logic-case.js';
