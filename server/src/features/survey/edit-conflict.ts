import type { Operation } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';

/** Ids that operations name: what they change, and what they anchor to. 0 stands for the survey's own fields. */
export function namedIds(operations: readonly Operation[]): Set<number> {
  return new Set(operations.flatMap(idsOf));
}

function idsOf(operation: Operation): number[] {
  if (operation.op === 'updateSurvey') return [0];
  if (operation.op === 'restoreCodes') return Object.keys(operation.codes).map(Number);
  if (operation.op === 'restoreLastId') return [];
  const ids: number[] = [];
  if ('nodeId' in operation) ids.push(operation.nodeId);
  if ('optionId' in operation) ids.push(operation.optionId);
  if ('after' in operation && typeof operation.after === 'number') ids.push(operation.after);
  if (operation.op === 'restoreNode') ids.push(operation.node.id);
  if (operation.op === 'restoreOption') ids.push(operation.option.id);
  return ids;
}

/** A0409, naming ids and revisions, when somebody else changed one of these ids meanwhile. */
export function refuseConflict(ids: ReadonlySet<number>, others: readonly { revision: number; touched: readonly number[] }[]): void {
  const clashing = others.filter(({ touched }) => touched.some((id) => ids.has(id)));
  if (clashing.length === 0) return;
  const touched = new Set(clashing.flatMap((edit) => edit.touched.filter((id) => ids.has(id))));
  throw new AppError('A0409', {
    data: { touched: [...touched].sort((a, b) => a - b), revisions: clashing.map(({ revision }) => revision) },
  });
}
