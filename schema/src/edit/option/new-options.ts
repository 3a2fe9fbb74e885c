import { defaultOptionTitle, defaultTexts } from '../../catalogue/default-content.js';
import { GROUP_PREFIX, nextNodeCode, nextOptionCode } from '../../code/generated-code.js';
import { isOptionGroup } from '../../definition/defaults.js';
import type { Language, SurveyOption } from '../../definition/definition.js';
import type { NewOption } from '../../definition/new-part.js';
import { shapeOption } from '../../definition/shape/shape.js';
import { walkOptions } from '../../definition/walk.js';

/** The titles of the groups among these options. Groups stand at the top level only. */
const groupTitles = (options: readonly SurveyOption[]): Set<string> => new Set(options.filter(isOptionGroup).map(({ title }) => title));

function firstFree(base: string, from: number, taken: ReadonlySet<string>): string {
  let number = from;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

/**
 * The title of a new group, made unique by numbering (Spec 5, codes and texts): a title that another group has gets the first free number from 2
 * up behind it; without a title it is the default word and the first free number from 1 up.
 */
function newGroupTitle(wanted: string | undefined, language: Language, taken: ReadonlySet<string>): string {
  if (wanted === undefined) return firstFree(defaultTexts(language).groupPrefix, 1, taken);
  return taken.has(wanted) ? firstFree(wanted, 2, taken) : wanted;
}

/** Counts on from a code, passing over those that are taken. */
function codesFrom(first: string, prefix: string, taken: ReadonlySet<string>): () => string {
  let number = Number(first.slice(prefix.length));
  return () => {
    while (taken.has(`${prefix}${number}`)) number += 1;
    const code = `${prefix}${number}`;
    number += 1;
    return code;
  };
}

function* typedCodes(given: readonly NewOption[]): Generator<string> {
  for (const { code, nodes } of given) {
    if (code !== undefined) yield code;
    yield* typedCodes(nodes ?? []);
  }
}

/** Returns how many options a list of new ones makes, nested ones included. */
export const countNew = (given: readonly NewOption[]): number => given.reduce((sum, { nodes }) => sum + 1 + countNew(nodes ?? []), 0);

/**
 * Makes options out of what an author gave (Spec 3, option defaults). Ids count up from `firstId`, each option before what is in it. Codes
 * continue from the highest number in the question over all levels, those of `present` options included, and keep clear of given ones; headings of
 * groups count apart, as G1, G2, so that they leave no gap among the choices. Titles have a default, titles of groups are unique (Spec 5).
 */
export function newOptions(
  given: readonly NewOption[],
  language: Language,
  firstId: number,
  present: readonly SurveyOption[] = [],
): SurveyOption[] {
  const taken = new Set([...Array.from(walkOptions(present), ({ code }) => code), ...typedCodes(given)]);
  const optionCode = codesFrom(nextOptionCode(taken), '', taken);
  const groupCode = codesFrom(nextNodeCode(taken, GROUP_PREFIX), GROUP_PREFIX, taken);
  const titles = groupTitles(present);
  let nextId = firstId;

  const titleOf = (wanted: NewOption): string => {
    if (wanted.group !== true) return wanted.title ?? defaultOptionTitle(language, wanted);
    const title = newGroupTitle(wanted.title, language, titles);
    titles.add(title);
    return title;
  };
  const build = (wanted: NewOption): SurveyOption => {
    const id = nextId;
    nextId += 1;
    const code = wanted.code ?? (wanted.group === true ? groupCode() : optionCode());
    const title = titleOf(wanted);
    return shapeOption({ ...wanted, id, code, title, nodes: wanted.nodes?.map(build) });
  };
  return given.map(build);
}
