/** A run of edits without a pause that is worth mentioning. */
export interface Sitting {
  readonly kind: 'sitting';
  /** The revision that its last edit made. */
  readonly revision: number;
  /** The revision that was there before its first edit. */
  readonly before: number;
  readonly edits: number;
  readonly startedAt: string;
  readonly endedAt: string;
}

export interface LaunchedVersion {
  readonly kind: 'version';
  readonly version: number;
  readonly createdAt: string;
  readonly current: boolean;
  readonly responseCount: number;
}

/** A point of the history that one can look at: what was launched, what an author left when they paused, or the survey as it was made. */
export type HistoryEntry = Sitting | LaunchedVersion | { readonly kind: 'start'; readonly createdAt: string };

interface Edit {
  readonly revision: number;
  readonly createdAt: string;
}

const PAUSE_MS = 10 * 60 * 1000;

/** The revision of a survey that nobody has edited yet. */
export const FIRST_REVISION = 1;

/** Edits, newest first, in runs that are parted by pauses of ten minutes. */
export function sittingsOf(edits: readonly Edit[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const { revision, createdAt } of edits) {
    const last = sittings.at(-1);
    if (last && Date.parse(last.startedAt) - Date.parse(createdAt) < PAUSE_MS) {
      sittings.splice(-1, 1, { ...last, before: revision - 1, edits: last.edits + 1, startedAt: createdAt });
    } else {
      sittings.push({ kind: 'sitting', revision, before: revision - 1, edits: 1, startedAt: createdAt, endedAt: createdAt });
    }
  }
  return sittings;
}

const timeOf = (entry: HistoryEntry): string => (entry.kind === 'sitting' ? entry.endedAt : entry.createdAt);

/** Everything in one list, newest first. The start is told once nothing older is left to load. */
export function timelineOf(
  edits: readonly Edit[],
  versions: readonly Omit<LaunchedVersion, 'kind'>[],
  { createdAt, isWhole }: { readonly createdAt: string; readonly isWhole: boolean },
): HistoryEntry[] {
  const oldest = edits.at(-1)?.createdAt ?? '';
  const launched = versions.filter((version) => isWhole || version.createdAt >= oldest);
  const entries: HistoryEntry[] = [
    // A version that was launched at the moment of an edit was launched after it.
    ...launched.map((version) => ({ kind: 'version' as const, ...version })),
    ...sittingsOf(edits),
    ...(isWhole ? [{ kind: 'start' as const, createdAt }] : []),
  ];
  return entries.toSorted((left, right) => timeOf(right).localeCompare(timeOf(left)));
}

/** The name of an entry in the address: `v3` a version, `r12` a revision. */
export function keyOf(entry: HistoryEntry): string {
  if (entry.kind === 'version') return `v${entry.version}`;
  return `r${entry.kind === 'sitting' ? entry.revision : FIRST_REVISION}`;
}

/** A state of a definition, as the server is asked for it; without either it is the draft as it is now. */
export interface Point {
  readonly version?: number;
  readonly revision?: number;
}

/** The point that a name in the address stands for; null: it is none. */
export function pointOf(key: string | null): Point | null {
  const [, kind, number] = /^([vr])(\d{1,9})$/.exec(key ?? '') ?? [];
  if (!kind || !number) return null;
  return kind === 'v' ? { version: Number(number) } : { revision: Number(number) };
}

/** The point that an entry is compared with to tell what it brought: the version before, or the revision before its first edit. Null: nothing was before. */
export function pointBefore(entry: HistoryEntry): Point | null {
  if (entry.kind === 'sitting') return { revision: entry.before };
  if (entry.kind === 'version' && entry.version > 1) return { version: entry.version - 1 };
  return null;
}
