import { isExclusive, isOptionGroup, isOther, optionKeyOf } from '../defaults.js';
import type { OptionSetting, SurveyOption, SurveyRow } from '../definition.js';

/** An option with every field spelled out (Spec 3, option). */
export interface OptionRecord {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly rightTitle: string;
  readonly image: string;
  /** Counted from 1 among its siblings; an exclusive option has 999. */
  readonly position: number;
  /** The group or the higher level that it stands in; 0 at the top level. */
  readonly parentId: number;
  readonly group: boolean;
  /** The options of a group, the next level of a cascade. */
  readonly nodes: readonly OptionRecord[];
  readonly other: boolean;
  readonly exclusive: boolean;
  readonly required: boolean;
  readonly locked: boolean;
  readonly type: number;
  readonly prefix: string;
  readonly setting: OptionSetting;
  readonly optionKey: number;
}

/** Position of an exclusive option, whatever its list is like (Spec 9). */
const EXCLUSIVE_POSITION = 999;

/** The fields of one option; `place` counts from 0 among its siblings, `parentId` is 0 at the top level. */
export const optionRecord = (option: SurveyOption, place: number, parentId = 0): OptionRecord => ({
  id: option.id,
  code: option.code,
  title: option.title,
  rightTitle: option.rightTitle ?? '',
  image: option.image ?? '',
  position: isExclusive(option) ? EXCLUSIVE_POSITION : place + 1,
  parentId,
  group: isOptionGroup(option),
  nodes: optionRecords(option.nodes, option.id),
  other: isOther(option),
  exclusive: isExclusive(option),
  required: option.required ?? true,
  locked: option.locked ?? false,
  type: option.type ?? 0,
  prefix: option.prefix ?? '',
  setting: option.setting ?? {},
  optionKey: optionKeyOf(option),
});

/** The fields of all options of one list, in order. */
export const optionRecords = (options: readonly SurveyOption[] | undefined, parentId = 0): OptionRecord[] =>
  (options ?? []).map((option, place) => optionRecord(option, place, parentId));

/** A row with every field spelled out (Spec 3: rows are the children of a matrix, with the fields of options that rows have). */
export interface RowRecord {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly rightTitle: string;
  readonly image: string;
  /** Counted from 1. */
  readonly position: number;
  /** The question it is a row of. */
  readonly parentId: number;
  readonly other: boolean;
  readonly locked: boolean;
}

/** The fields of one row of a question; `place` counts from 0. */
export const rowRecord = (row: SurveyRow, place: number, nodeId: number): RowRecord => ({
  id: row.id,
  code: row.code,
  title: row.title,
  rightTitle: row.rightTitle ?? '',
  image: row.image ?? '',
  position: place + 1,
  parentId: nodeId,
  other: row.other ?? false,
  locked: row.locked ?? false,
});
