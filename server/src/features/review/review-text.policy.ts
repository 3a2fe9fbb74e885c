import { type FieldFault, REVIEW_LIMITS, textLength } from '@wence/schema';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';

/** A text that an author typed, without the spaces around it; null where nothing is left. A0400: it is too long. */
export function readText(field: 'reason' | 'remark', typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  const limit = REVIEW_LIMITS[field];
  if (textLength(text) > limit) throw invalidInput([{ field, rule: 'tooLong', limit }]);
  return text === '' ? null : text;
}

export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Tags to add and to remove, each once, without the spaces around them. A0400: an empty, too long or contradicting one, too many, none at all. */
export function readTags({ add, remove }: { readonly [Key in keyof TagChange]?: readonly string[] | null | undefined }): TagChange {
  const tags = { add: unique(add), remove: unique(remove) };
  const isBoth = tags.add.findIndex((tag) => tags.remove.includes(tag));
  invalidWhen(
    tagFaults('add', tags.add),
    tagFaults('remove', tags.remove),
    isBoth < 0 ? [] : [{ field: `add[${isBoth}]`, rule: 'notAllowed' }],
    tags.add.length + tags.remove.length === 0 ? [{ field: 'add', rule: 'required' }] : [],
  );
  return tags;
}

const unique = (tags: readonly string[] | null | undefined): string[] => [...new Set((tags ?? []).map((tag) => tag.trim()))];

function tagFaults(field: 'add' | 'remove', tags: readonly string[]): FieldFault[] {
  const { tag: longest, tags: most } = REVIEW_LIMITS;
  if (tags.length > most) return [{ field, rule: 'tooMany', limit: most }];
  return tags.flatMap((tag, place): FieldFault[] => {
    if (tag === '') return [{ field: `${field}[${place}]`, rule: 'tooShort', limit: 1 }];
    return textLength(tag) > longest ? [{ field: `${field}[${place}]`, rule: 'tooLong', limit: longest }] : [];
  });
}

/** The tags of a response after the change; the same list if nothing changes. A0400: it would have too many. */
export function changedTags(tags: readonly string[], { add, remove }: TagChange): readonly string[] {
  const kept = tags.filter((tag) => !remove.includes(tag));
  const fresh = add.filter((tag) => !kept.includes(tag));
  if (kept.length === tags.length && fresh.length === 0) return tags;
  const limit = REVIEW_LIMITS.tags;
  if (kept.length + fresh.length > limit) throw invalidInput([{ field: 'add', rule: 'tooMany', limit }]);
  return [...kept, ...fresh];
}
