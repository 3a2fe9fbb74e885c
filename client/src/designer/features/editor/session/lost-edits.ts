import { apply, type Operation, type SurveyDefinition } from '@wence/schema';
import type { Change } from './change';
import { type Renamed, rename } from './replay';

/** Edits of this window that gave way to those of somebody else, kept until the author takes them back or lets them go. */
export interface LostEdits {
  /** Codes of the questions concerned. */
  readonly codes: readonly string[];
  /** The texts that these edits set. */
  readonly texts: readonly string[];
  /** The edits themselves with the ids of the present document; none where what they changed is gone. */
  readonly operations: readonly Operation[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The titles and other texts that an operation sets. */
function textsOf(operation: Operation): readonly string[] {
  if (!('set' in operation)) return [];
  const { title, welcome }: { title?: unknown; welcome?: unknown } = operation.set;
  return [title, welcome].filter(isText);
}

interface Losing {
  /** Edits that would overwrite what somebody else wrote since. */
  readonly clashing: readonly Change[];
  /** Edits of what somebody else has taken away. */
  readonly dropped: readonly Change[];
  readonly renamed: Renamed;
  readonly codes: readonly string[];
}

/** Returns the edits lost so far together with those lost now; the same object where nothing new is worth keeping. */
export function alsoLost(before: LostEdits | null, { clashing, dropped, renamed, codes }: Losing): LostEdits | null {
  const operations = clashing.flatMap((change) => rename(change.operations, renamed));
  const texts = [...clashing, ...dropped].flatMap((change) => change.operations.flatMap(textsOf));
  if (operations.length === 0 && texts.length === 0) return before;
  return {
    codes: [...new Set([...(before?.codes ?? []), ...codes])],
    texts: [...new Set([...(before?.texts ?? []), ...texts])],
    operations: [...(before?.operations ?? []), ...operations],
  };
}

/** The lost edits that can still be made, one after the other, on a document. */
export function takenBack(view: SurveyDefinition, { operations }: LostEdits): readonly Operation[] {
  let now = view;
  return operations.filter((operation) => {
    const applied = apply(now, [operation]);
    if (applied.ok) now = applied.definition;
    return applied.ok;
  });
}
