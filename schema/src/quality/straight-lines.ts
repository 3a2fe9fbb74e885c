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

function isStraight(cells: readonly MatrixCell[]): boolean {
  const [first, ...others] = cells.map(pointOf);
  return cells.length >= QUALITY_LIMITS.straightRows && first !== null && others.every((point) => point === first);
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
