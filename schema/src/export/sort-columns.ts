import type { SurveyDefinition } from '../definition/definition.js';
import { questionsOf } from '../report/tally-plan.js';
import { questionLayout } from './question-layout.js';

/**
 * The columns by which responses can be sorted as by the answer itself: keys by the id of the question (Spec 2, data detail). Questions whose answers
 * take several columns, such as multiple choice or a matrix, have none. `nodeIds`: the questions that are looked at.
 */
export function sortColumns(definition: SurveyDefinition, nodeIds: ReadonlySet<number>): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  for (const question of questionsOf(definition)) {
    if (!nodeIds.has(question.node.id)) continue;
    const whole = questionLayout(question)?.specs.find(
      ({ rowId, optionId, part, index, tag }) => (rowId ?? optionId ?? part ?? index ?? tag) === undefined,
    );
    if (whole) keys.set(question.node.id, whole.key);
  }
  return keys;
}
