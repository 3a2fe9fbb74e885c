import type { SurveyDefinition } from '../definition/definition.js';
import type { ColumnPlan } from '../export/column.js';
import { planTally } from '../report/tally-plan.js';
import type { CrossVariable } from './cross-variable.js';
import { partsOf } from './variable-parts.js';

/**
 * Returns the questions, and rows of matrices, that a cross table can be made of, by local id; texts, dates, files and places are not among them. Codes
 * and titles are the newest ones; what was deleted since is retired.
 *
 * @param versions newest first, the same that the plan was made from.
 */
export function crossVariables(versions: readonly SurveyDefinition[], plan: ColumnPlan): ReadonlyMap<number, CrossVariable> {
  const byKey = new Map(plan.columns.map((column) => [column.key, column]));
  const asked = new Map(planTally(versions).map((question) => [question.node.id, question]));
  const variables = plan.questions.flatMap((question): CrossVariable[] => {
    const { nodeId, rowId = null, name, retired } = question;
    const planned = asked.get(nodeId);
    const columns = question.columns.flatMap((key) => byKey.get(key) ?? []).filter((column) => (column.rowId ?? null) === rowId);
    const parts = planned && partsOf(planned, question, columns);
    if (!planned || !parts) return [];
    const { title } = planned.node;
    const rowTitle = planned.rows.find(({ row }) => row.id === rowId)?.row.title ?? null;
    return [{ ...parts, localId: rowId ?? nodeId, nodeId, rowId, code: name, title, rowTitle, retired }];
  });
  return new Map(variables.map((variable) => [variable.localId, variable]));
}
