import { type PartRoles, partRolesOf } from '../../catalogue/conversions.js';
import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { optionsOf, rowsOf } from '../../definition/defaults.js';
import type { SurveyNode } from '../../definition/definition.js';

/** A list of parts of a question. */
export type PartList = 'options' | 'rows';

/** Rows first: where roles do not decide, parts become what the new question asks about. */
const LISTS: readonly PartList[] = ['rows', 'options'];

/** By list of the new type, the list of the old question that becomes it. */
export type ListSources = { readonly [List in PartList]?: PartList };

function present(node: SurveyNode, roles: PartRoles): PartList[] {
  const lengths = { options: optionsOf(node).length, rows: rowsOf(node).length };
  return LISTS.filter((list) => roles[list] !== undefined && lengths[list] > 0);
}

/**
 * Which lists of a question become which ones of another type. Parts keep their role first (rows of a matrix become items of a ranking, its columns
 * options of a choice); what is left over fills what is left empty, rows before options. A list that finds no place is lost.
 */
export function listSources(node: SurveyNode, from: QuestionRow, to: QuestionRow): ListSources {
  const [before, after] = [partRolesOf(from.key) ?? {}, partRolesOf(to.key) ?? {}];
  const given = present(node, before);
  const wanted = LISTS.filter((list) => after[list] !== undefined);
  const sources: { -readonly [List in PartList]?: PartList } = {};
  const assign = (isFitting: (source: PartList, target: PartList) => boolean): void => {
    for (const target of wanted) {
      const taken = Object.values(sources);
      const source = given.find((list) => !taken.includes(list) && isFitting(list, target));
      if (sources[target] === undefined && source !== undefined) sources[target] = source;
    }
  };
  assign((source, target) => before[source] === after[target]);
  assign(() => true);
  return sources;
}
