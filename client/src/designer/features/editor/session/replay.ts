import { apply, mapIds, type Operation, type SurveyDefinition, undoOperations } from '@wence/schema';
import type { Change } from './change';

/** Names of ids that changed: what this device called it -> what it is called now. An id that came to nothing is called 0, which no row has. */
export type Renamed = ReadonlyMap<number, number>;
export const NOWHERE = 0;

export interface Replayed {
  readonly view: SurveyDefinition;
  readonly kept: readonly Change[];
  /** Fresh inverses of the kept changes, by seq. */
  readonly inverses: ReadonlyMap<number, readonly Operation[]>;
  /** Changes that make no sense any more, because somebody else removed what they are about. */
  readonly dropped: readonly Change[];
  readonly renamed: Renamed;
}

export function rename(operations: readonly Operation[], renamed: Renamed): Operation[] {
  return operations.map((operation) => mapIds(operation, (id) => renamed.get(id) ?? id));
}

/** Puts changes on top of another document. Ids that they hand out there differ, so later changes are renamed as they come. */
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
