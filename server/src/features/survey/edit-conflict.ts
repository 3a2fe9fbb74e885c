import { AppError } from '../../platform/errors/app-error.js';

/** A0409, naming ids and revisions, when somebody else changed one of these ids meanwhile. */
export function refuseConflict(ids: ReadonlySet<number>, others: readonly { revision: number; touched: readonly number[] }[]): void {
  const clashing = others.filter(({ touched }) => touched.some((id) => ids.has(id)));
  if (clashing.length === 0) return;
  const touched = new Set(clashing.flatMap((edit) => edit.touched.filter((id) => ids.has(id))));
  throw new AppError('A0409', {
    data: { touched: [...touched].sort((a, b) => a - b), revisions: clashing.map(({ revision }) => revision) },
  });
}
