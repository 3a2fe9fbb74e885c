import type { NodeSetting, QuestionType, SurveyNode } from '../definition/definition.js';
import { CHOICES } from './entry/choice.js';
import { MATRICES } from './entry/matrix.js';
import { MEDIA } from './entry/media.js';
import { PERSONAL } from './entry/personal.js';
import type { QuestionKey } from './entry/question-key.js';
import type { QuestionRow } from './entry/question-row.js';
import { SCALES } from './entry/scale.js';
import { SETTING_KEYS } from './entry/setting-keys.js';
import { STRUCTURE } from './entry/structure.js';
import { TYPED } from './entry/typed.js';

/** One entry per pair of type and sub-type (Spec 3), the sub-types of a type in rising order. Whatever differs by type is read here. */
export const questionCatalogue: readonly QuestionRow[] = [
  ...CHOICES,
  ...TYPED,
  ...SCALES,
  ...MATRICES,
  ...MEDIA,
  ...PERSONAL,
  ...STRUCTURE,
];

type Named = Pick<SurveyNode, 'type' | 'subType' | 'group'>;

const pairOf = (type: number | undefined, subType: number | undefined): string => `${type ?? 'group'}.${subType ?? ''}`;

/** Entries by pair; the lowest sub-type also stands for a node that names none. */
function byPair(): ReadonlyMap<string, QuestionRow> {
  const rows = new Map<string, QuestionRow>();
  for (const row of [...questionCatalogue].reverse()) {
    rows.set(pairOf(row.type, row.subType), row).set(pairOf(row.type, undefined), row);
  }
  return rows;
}

const ROWS = byPair();

/** Returns whether a number names a type of this version of the format. */
export const isQuestionType = (type: number): type is QuestionType => ROWS.has(pairOf(type, undefined));

/** The sub-types of a type, lowest first; empty when it has one entry only. */
export const subTypesOf = (type: QuestionType): readonly number[] =>
  questionCatalogue.flatMap((row) => (row.type === type ? (row.subType ?? []) : []));

/**
 * The entry of a node; a node without sub-type has the lowest one of its type. Total over nodes that passed `parseDefinition`.
 *
 * @throws RangeError for a type or sub-type that is not in the catalogue.
 */
export function questionRow({ type, subType, group }: Named): QuestionRow {
  const row = ROWS.get(pairOf(group === true ? undefined : type, subType));
  if (row === undefined) throw new RangeError(`No question type ${String(type)}.${String(subType)}`);
  return row;
}

/**
 * The entry of a name.
 *
 * @throws RangeError for a name that no entry has; the type of `key` rules that out.
 */
export function rowByKey(key: QuestionKey): QuestionRow {
  const row = questionCatalogue.find((candidate) => candidate.key === key);
  if (row === undefined) throw new RangeError(`No question ${key}`);
  return row;
}

/** Every key of an entry; null where none is set and none is the default (a bound that is not there). */
export type FullSetting = { readonly [K in keyof NodeSetting]?: NodeSetting[K] | null };

/** The setting of a node with every default of its entry spelled out (Spec 3, defaults by family). Keys of other entries are absent. */
export function fullSetting(node: Pick<SurveyNode, 'type' | 'subType' | 'group' | 'setting'>): FullSetting {
  const { setting: rules } = questionRow(node);
  return Object.fromEntries(
    SETTING_KEYS.flatMap((key): [string, unknown][] => {
      const rule = rules[key];
      return rule === undefined ? [] : [[key, node.setting?.[key] ?? rule.default ?? null]];
    }),
  );
}
