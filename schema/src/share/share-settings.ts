import type { ColumnPlan } from '../export/column.js';
import { REPORT_SHARE_LIMITS } from '../limit/author-limits.js';
import { at, type FieldFault, FaultList } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';
import { textLength } from '../text/text.js';
import { shareColumns } from './share-columns.js';

/** The kind of a shared report: the overall report, categories beside each other, saved cross tables, or the answers line by line. */
export type ShareKind = 'report' | 'category' | 'cross' | 'answers';

export const SHARE_KINDS: readonly ShareKind[] = ['report', 'category', 'cross', 'answers'];

/** What the author of a shared report decides, as far as the survey alone tells whether it is good. */
export interface ShareSettings {
  readonly kind: ShareKind;
  readonly name: string;
  /** Null: every question. */
  readonly nodeIds: readonly number[] | null;
  /** Keys of `shareColumns`; null: what `columnsShown` gives without a choice. */
  readonly columns: readonly string[] | null;
  /** Ids of categories of the category report; null: the first ones. */
  readonly categoryIds: readonly string[] | null;
  /** Ids of saved cross tables; null: the first ones. */
  readonly tableIds: readonly string[] | null;
  /** Responses below which figures are withheld. */
  readonly smallestBase: number;
}

/** Checks a list that was chosen by hand: not empty, not too long, each once, each among those on offer. */
function checkChoice<T>(faults: FaultList, field: string, chosen: readonly T[] | null, most: number, isKnown: (one: T) => boolean): void {
  if (chosen === null) return;
  if (chosen.length === 0) faults.add(field, 'required');
  if (chosen.length > most) faults.add(field, 'tooMany', most);
  const seen = new Set<T>();
  for (const [index, one] of chosen.entries()) {
    if (seen.has(one)) faults.add(at(field, index), 'notUnique');
    else if (!isKnown(one)) faults.add(at(field, index), 'notAllowed');
    seen.add(one);
  }
}

/**
 * Faults of the settings of a shared report, each under the name of its field: `name` (tooShort 1, tooLong 50, format), `smallestBase` (tooSmall 5,
 * tooLarge 1000), `nodeIds`, `columns`, `categoryIds` and `tableIds` (required: an empty list; tooMany; notUnique; notAllowed: the survey has no such
 * thing, or the kind shows none). Whether the categories and the tables exist, the caller knows.
 */
export function shareFaults(settings: ShareSettings, plan: ColumnPlan): FieldFault[] {
  const { kind, name, nodeIds, columns, categoryIds, tableIds, smallestBase } = settings;
  const { name: longest, leastBase, mostBase, nodes, columns: widest, categories, tables } = REPORT_SHARE_LIMITS;
  const faults = new FaultList();
  checkTextAt(faults, 'name', name, { min: 1, max: longest });
  if (smallestBase < leastBase) faults.add('smallestBase', 'tooSmall', leastBase);
  if (smallestBase > mostBase) faults.add('smallestBase', 'tooLarge', mostBase);
  const known = new Set(plan.questions.map(({ nodeId }) => nodeId));
  const keys = new Set(shareColumns(plan).map(({ key }) => key));
  checkChoice(faults, 'nodeIds', nodeIds, nodes, (id) => (kind === 'report' || kind === 'category') && known.has(id));
  checkChoice(faults, 'columns', columns, widest, (key) => kind === 'answers' && keys.has(key));
  checkChoice(faults, 'categoryIds', categoryIds, categories, () => kind === 'category');
  checkChoice(faults, 'tableIds', tableIds, tables, () => kind === 'cross');
  return faults.all;
}

/** Faults of the password of a shared report, under the field `password`: tooShort (4), tooLong (64), format (half characters). Spaces count. */
export function sharePasswordFaults(password: string): FieldFault[] {
  const { least, most } = REPORT_SHARE_LIMITS.password;
  if (textLength(password) < least) return [{ field: 'password', rule: 'tooShort', limit: least }];
  const faults = new FaultList();
  checkTextAt(faults, 'password', password, { min: 0, max: most });
  return faults.all;
}
