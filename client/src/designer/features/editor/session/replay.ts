import { apply, mapIds, type Operation, type SurveyDefinition, undoOperations } from '@wence/schema';
import type { Change } from './change';

/** Renamed ids: from the id assigned on this device to the present one. A discarded id maps to 0, which no row has. */
export type Renamed = ReadonlyMap<number, number>;
export const NOWHERE = 0;

export interface Replayed {
  readonly view: SurveyDefinition;
  readonly kept: readonly Change[];
  /** Fresh inverses of the kept changes, by seq. */
  readonly inverses: ReadonlyMap<number, readonly Operation[]>;
  /** Changes that no longer apply, because another author removed their target. */
  readonly dropped: readonly Change[];
  readonly renamed: Renamed;
}

export function rename(operations: readonly Operation[], renamed: Renamed): Operation[] {
  return operations.map((operation) => mapIds(operation, (id) => renamed.get(id) ?? id));
}

/** Replays changes on another document. They are assigned different ids there, so references in later changes are renamed. */
export function replay(base: SurveyDefinition, changes: readonly Change[], before: Renamed): Replayed {
  const renamed = new Map(before);
  const kept: Change[] = [];
  const dropped: Change[] = [];
  const inverses = new Map<number, readonly Operation[]>();
  let view = base;
  for (const change of changes) {
    const operations = rename(change.operations, renamed);
    const applied = apply(view, operations);
    for (const [index, id] of change.created.entries()) renamed.set(id, applied.ok ? (applied.created[index] ?? NOWHERE) : NOWHERE);
    if (!applied.ok) {
      dropped.push(change);
      continue;
    }
    view = applied.definition;
    kept.push({ ...change, operations, created: applied.created });
    inverses.set(change.seq, undoOperations(applied.inverse));
  }
  return { view, kept, inverses, dropped, renamed };
}
