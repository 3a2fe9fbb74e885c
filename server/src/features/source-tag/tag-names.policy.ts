import { type FieldFault, LIMITS, readSavedName, SOURCE_TAG_LIMITS } from '@wence/schema';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';

/** The name of one tag as it is kept. A0400: `name` (tooShort, tooLong, format). */
export function readTagName(typed: string): string {
  const name = readSavedName(typed);
  if (!name.ok) throw invalidInput(name.faults);
  return name.value;
}

/** Names of new tags as they are kept. A0400: `names` (required, tooMany), `names[i]` (as one name is; notUnique among themselves). */
export function readTagNames(typed: readonly string[]): string[] {
  const limit = SOURCE_TAG_LIMITS.perSurvey;
  if (typed.length === 0) throw invalidInput([{ field: 'names', rule: 'required' }]);
  if (typed.length > limit) throw invalidInput([{ field: 'names', rule: 'tooMany', limit }]);
  const names: string[] = [];
  const faults = typed.flatMap((text, index): FieldFault[] => {
    const field = `names[${index}]`;
    const name = readSavedName(text);
    if (!name.ok) return name.faults.map((fault) => ({ ...fault, field }));
    if (names.includes(name.value)) return [{ field, rule: 'notUnique' }];
    names.push(name.value);
    return [];
  });
  invalidWhen(faults.slice(0, LIMITS.faults));
  return names;
}
