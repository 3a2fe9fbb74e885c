import type { Language, NodeSetting } from '../definition/definition.js';
import type { NewOption, NewRow } from '../edit/operation.js';
import { LIMITS } from '../limit/limits.js';
import { defaultOptions, defaultTexts } from './default-titles.js';
import { CUSTOM_TEMPLATE } from './evaluate-templates.js';
import type { SampleTexts } from './locales/sample-texts.js';
import type { QuestionKey } from './question-key.js';
import type { QuestionRow } from './question-row.js';
import { templateContent } from './template-content.js';

/** Content of a new node whose author gives no more than its type. A part is absent if the entry has none, or the title is numbered by its place. */
export interface DefaultContent {
  readonly title?: string;
  readonly options?: readonly NewOption[];
  readonly children?: readonly NewRow[];
  readonly setting?: NodeSetting;
}

/** Entries that come with a sample (Spec 3, sample choices; the industry list is ours). */
const SAMPLES: Partial<Record<QuestionKey, Exclude<keyof SampleTexts, 'fields'>>> = {
  gender: 'gender',
  age: 'age',
  education: 'education',
  profession: 'profession',
  industry: 'industry',
};

const MOBILE = 3;
const EMAIL = 4;

/** Three levels, one option each. */
const cascadeOptions = (language: Language): readonly NewOption[] => {
  const { optionPrefix } = defaultTexts(language);
  const level = (title: string, depth: number): NewOption =>
    depth === LIMITS.cascadeLevels ? { title } : { title, nodes: [level(`${title}-1`, depth + 1)] };
  return [level(`${optionPrefix}1`, 1)];
};

const formFields = (language: Language): readonly NewOption[] => {
  const [name, mobile, email] = defaultTexts(language).samples.fields;
  return [{ title: name }, { title: mobile, type: MOBILE }, { title: email, type: EMAIL }];
};

const optionsFor = (key: QuestionKey, language: Language): readonly NewOption[] => {
  const sample = SAMPLES[key];
  if (sample !== undefined) return defaultTexts(language).samples[sample].map((title) => ({ title }));
  if (key === 'cascade') return cascadeOptions(language);
  if (key === 'form') return formFields(language);
  return key === 'evaluate' ? (templateContent(CUSTOM_TEMPLATE, language)?.options ?? []) : defaultOptions(language);
};

/** Two rows, as many as a new question has options. */
const rowsFor = (language: Language): readonly NewRow[] =>
  [1, 2].map((place) => ({ title: `${defaultTexts(language).rowPrefix}${place}` }));

/**
 * Returns the content of a new node of an entry, in the language of its survey (Spec 3, option defaults, sample choices, evaluate templates): two
 * options or a sample, two rows, a title where the number of the place would say nothing. Settings are left to their defaults.
 */
export const defaultContent = ({ key, hasOptions, hasRows }: QuestionRow, language: Language): DefaultContent => ({
  title: defaultTexts(language).titles[key],
  options: hasOptions && key !== 'matrixRate' ? optionsFor(key, language) : undefined,
  children: hasRows ? rowsFor(language) : undefined,
  setting: key === 'cascade' ? { level: LIMITS.cascadeLevels } : undefined,
});
