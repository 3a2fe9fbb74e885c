import type { Answers, MatrixCell } from '../answer/answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { questionsOf } from '../report/tally-plan.js';
import { QUALITY_LIMITS } from './quality.js';

const MATRIX = 14;
const RATED = 4;

/** The point that a row was given; null for rows that hold several choices or texts. */
function pointOf(cell: MatrixCell): number | null {
  if ('option' in cell) return cell.option;
  return 'number' in cell ? cell.number : null;
}

/** Stops at the first row that leaves the line: nearly all responses do so at their second one. */
function isStraight(cells: readonly MatrixCell[]): boolean {
  const [line] = cells;
  const first = line === undefined ? null : pointOf(line);
  if (first === null || cells.length < QUALITY_LIMITS.straightRows) return false;
  for (const cell of cells) if (pointOf(cell) !== first) return false;
  return true;
}

/**
 * Prepares the search for straight lines in responses to one version: ids of the matrices in which all rows that were answered, at least four, have
 * the same choice or the same rate, ascending. Matrices with fewer than three columns to choose from, with several choices per row and with texts have
 * none. Separate questions on one scale are no line: each is read anew.
 */
export function straightLines(definition: SurveyDefinition): (answers: Answers) => readonly number[] {
  const matrices = questionsOf(definition).filter(
    ({ node, options }) => node.type === MATRIX && (node.subType === RATED || options.length >= QUALITY_LIMITS.straightPoints),
  );
  const ids = matrices.map(({ id }) => id).sort((a, b) => a - b);
  return (answers) =>
    ids.filter((id) => {
      const answer = answers[id];
      return answer !== undefined && 'rows' in answer && !Array.isArray(answer.rows) && isStraight(Object.values(answer.rows));
    });
}
