import type { Offered } from '../answer/offered.js';
import { isGrowingTable } from '../definition/answer-kind.js';
import type { AnswerKind, SurveyNode } from '../definition/definition.js';
import type { CompiledNode } from './compiled.js';

const BY_OPTIONS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['single', 'multiple', 'table', 'rank', 'cascade', 'fields', 'proportion']);

/** Sub-types of a matrix that do without columns: filled in, rated. */
const FREE_CELLS: readonly (number | undefined)[] = [3, 4];

/** Returns whether a question cannot be answered without an option (R16). */
export const needsOptions = ({ type, subType }: SurveyNode, kind: AnswerKind): boolean =>
  BY_OPTIONS.has(kind) || (kind === 'matrix' && !(type === 14 && FREE_CELLS.includes(subType)));

/** Returns whether a question cannot be answered without a row (R16). */
export const needsRows = (node: SurveyNode, kind: AnswerKind): boolean => kind === 'matrix' || (kind === 'table' && !isGrowingTable(node));

type Needs = Pick<CompiledNode, 'needsOptions' | 'needsRows' | 'everything'>;

/** Returns whether too little is on offer to be answered: no option or row where one is needed, or none of those that the question has (R16). */
export const cannotBeAnswered = ({ needsOptions: options, needsRows: rows, everything }: Needs, offered: Offered): boolean =>
  (offered.options.size === 0 && (options || everything.options.size > 0)) ||
  (offered.rows.size === 0 && (rows || everything.rows.size > 0));
