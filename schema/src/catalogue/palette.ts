import type { Language, SurveyNode } from '../definition/definition.js';
import type { NewNode } from '../definition/new-part.js';
import { defaultTexts } from './default-content.js';
import type { QuestionKey } from './entry/question-key.js';
import type { QuestionRow } from './entry/question-row.js';
import { questionCatalogue, questionRow, rowByKey } from './question-catalogue.js';
import type { QuestionCategory } from './values/enumerations.js';

/** An entry of the list that authors pick a new question from: a type, or a type with content that makes it a known instrument. */
export type PaletteKey = QuestionKey | 'nps';

/** Entries that most surveys are made of, the most frequent first. They stand before the others of their category. */
const COMMON: readonly PaletteKey[] = [
  'single',
  'multiple',
  'text',
  'dropdown',
  'rate',
  'nps',
  'matrixSingle',
  'matrixRate',
  'page',
  'statement',
];

const PRESETS = { nps: 'rate' } as const satisfies Record<Exclude<PaletteKey, QuestionKey>, QuestionKey>;

/** The points of a rating are drawn as numbers (Spec 3, rating icons). */
const NUMBERS = 5;

const isPreset = (key: string): key is keyof typeof PRESETS => Object.hasOwn(PRESETS, key);

/** The entry of the catalogue that a question made from this entry of the palette belongs to. */
export const rowOfPalette = (key: PaletteKey): QuestionRow => rowByKey(isPreset(key) ? PRESETS[key] : key);

/** The scale of the net promoter score, which the report works out for every rating that has it. */
const PROMOTER_SCALE = { min: 0, max: 10 };

/** The entry of the palette that a question looks like, by which an author knows it. */
export function paletteKeyOf(node: Pick<SurveyNode, 'type' | 'subType' | 'group' | 'setting'>): PaletteKey {
  const { key } = questionRow(node);
  const { min, max } = node.setting ?? {};
  return key === PRESETS.nps && min === PROMOTER_SCALE.min && max === PROMOTER_SCALE.max ? 'nps' : key;
}

const rankOf = (key: PaletteKey): number => (COMMON.includes(key) ? COMMON.indexOf(key) : COMMON.length);

const ALL: readonly PaletteKey[] = [...questionCatalogue.map(({ key }) => key), ...Object.keys(PRESETS).filter(isPreset)];

/** All entries, those that are used most first, the others in the order of the catalogue. */
export const PALETTE: readonly PaletteKey[] = [...ALL].sort((one, two) => rankOf(one) - rankOf(two));

/** The entries of a category (Spec 3, question categories), in the same order. */
export const paletteOf = (category: QuestionCategory): readonly PaletteKey[] =>
  PALETTE.filter((key) => rowOfPalette(key).category === category);

/**
 * A new question as it is added from the palette, in the language of the survey. A bare type brings no content, so that it starts with its defaults.
 * `nps` is a rating from 0 to 10 with the words of the net promoter score.
 */
export function newFromPalette(key: PaletteKey, language: Language): NewNode {
  const { type, subType } = rowOfPalette(key);
  if (type === undefined) return { group: true };
  if (!isPreset(key)) return { type, subType };
  const { title, low, high } = defaultTexts(language).promoter;
  return { type, subType, title, setting: { ...PROMOTER_SCALE, format: NUMBERS, left_text: low, right_text: high } };
}
