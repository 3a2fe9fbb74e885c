import type { EndingKind } from '@wence/schema';

/** Describes `localId` wherever it stands. */
export const LOCAL_ID =
  'Number within the survey, by which its other parts name it. Nodes, options, rows, logic, conditions and quotas share one row of numbers; none is used again.';

/** Parts of a survey that there is one of. */
export type OnlyPart = 'settings' | 'theme' | 'link';

/**
 * What an id of the graph names: a survey's own number (of a node, an option, a row, a logic item, a condition or a quota, which share one row of
 * numbers), a version, an edit by the revision that it made, an end page by its kind or its question, or the only part of its kind.
 */
export type PartName =
  | { readonly kind: 'local'; readonly number: number }
  | { readonly kind: 'version'; readonly number: number }
  | { readonly kind: 'edit'; readonly number: number }
  | { readonly kind: 'ending'; readonly of: EndingKind | number }
  | { readonly kind: OnlyPart };

/** An id that was taken apart. */
export type PartRef = PartName & { readonly surveyId: string };

/**
 * Ids of what is part of a survey: the id of the survey, a dot, and a name within it. To clients they are opaque. Stored objects have random
 * ids, which hold no dot. Plain concatenation, since a request may ask for thousands.
 */
export const localPartId = (surveyId: string, localId: number): string => `${surveyId}.${localId}`;
export const versionId = (surveyId: string, version: number): string => `${surveyId}.v${version}`;
export const editId = (surveyId: string, revision: number): string => `${surveyId}.e${revision}`;
export const endingId = (surveyId: string, of: EndingKind | number | 'node'): string =>
  typeof of === 'number' ? `${surveyId}.n${of}` : `${surveyId}.${of}`;
export const onlyPartId = (surveyId: string, part: OnlyPart): string => `${surveyId}.${part}`;

const PART_ID = /^([A-Za-z0-9]{1,64})\.(?:([ven]?)([1-9]\d{0,9})|(settings|theme|link)|(normal|screened|overQuota|closed))$/;
const NUMBERED = { '': 'local', v: 'version', e: 'edit' } as const;

/** Takes the id of a part of a survey apart; null: it is none. Whether there is such a part is another question. */
export function readPartId(id: string): PartRef | null {
  const [, surveyId, letter, digits, only, ending] = PART_ID.exec(id) ?? [];
  if (surveyId === undefined) return null;
  if (only !== undefined) return { surveyId, kind: only as OnlyPart }; // The expression takes no others.
  if (ending !== undefined) return { surveyId, kind: 'ending', of: ending as EndingKind }; // As above.
  if (letter === 'n') return { surveyId, kind: 'ending', of: Number(digits) };
  return { surveyId, kind: NUMBERED[letter as keyof typeof NUMBERED], number: Number(digits) }; // Nor other letters.
}
