import { defaultTexts } from '../../catalogue/default-titles.js';
import { isOptionGroup } from '../../definition/defaults.js';
import type { Language, SurveyOption } from '../../definition/definition.js';

/** The titles of the groups among these options. Groups stand at the top level only. */
export const groupTitles = (options: readonly SurveyOption[]): Set<string> =>
  new Set(options.filter(isOptionGroup).map(({ title }) => title));

const firstFree = (base: string, from: number, taken: ReadonlySet<string>): string => {
  let number = from;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
};

/**
 * The title of a new group, made unique by numbering (Spec 5, codes and texts): a title that another group has gets the first free number from 2
 * up behind it; without a title it is the default word and the first free number from 1 up.
 */
export const newGroupTitle = (wanted: string | undefined, language: Language, taken: ReadonlySet<string>): string => {
  if (wanted === undefined) return firstFree(defaultTexts(language).groupPrefix, 1, taken);
  return taken.has(wanted) ? firstFree(wanted, 2, taken) : wanted;
};
