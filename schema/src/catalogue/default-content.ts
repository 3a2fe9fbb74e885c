import type { Language, NodeSetting } from '../definition/definition.js';
import type { NewOption, NewRow } from '../definition/new-part.js';
import { LIMITS } from '../limit/limits.js';
import type { QuestionKey } from './entry/question-key.js';
import type { QuestionRow } from './entry/question-row.js';
import type { DefaultTexts, SampleTexts } from './locales/default-texts.js';
import { en } from './locales/en.js';
import { zhCN } from './locales/zh-cn.js';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from './values/drawn-scales.js';

const TEXTS: Readonly<Record<Language, DefaultTexts>> = { 'zh-CN': zhCN, en };

/** The texts new questions and options start with, in the language of the survey (Spec 3, option defaults; Spec 9). */
export const defaultTexts = (language: Language): DefaultTexts => TEXTS[language];

/** The title of a question added at `place`, counted from 1. */
export const defaultNodeTitle = (language: Language, place: number): string => `${TEXTS[language].nodePrefix}${place}`;

/** The title of an option added to an existing question. */
export function defaultOptionTitle(language: Language, option: Pick<NewOption, 'other' | 'exclusive'>): string {
  if (option.exclusive === true) return TEXTS[language].exclusiveOption;
  return option.other === true ? TEXTS[language].otherOption : TEXTS[language].newOption;
}

/** The options a choice question starts with when none are given. */
export const defaultOptions = (language: Language): readonly NewOption[] =>
  [1, 2].map((place) => ({ title: `${TEXTS[language].optionPrefix}${place}` }));

/** Returns whether a title of an option or row is one that it was added with, in any language: nobody has given it a name yet. */
export const isUntouchedTitle = (title: string): boolean =>
  Object.values(TEXTS).some(({ newOption, newRow, optionPrefix, rowPrefix }) => {
    if (title === newOption || title === newRow) return true;
    return [optionPrefix, rowPrefix].some((prefix) => title.startsWith(prefix) && /^\d+$/.test(title.slice(prefix.length)));
  });

/** Returns whether a title of a page break is the one that it was added with, in any language: nobody has named the page. */
export const isUntouchedBreak = (title: string): boolean => Object.values(TEXTS).some(({ titles }) => title === titles.page);

/** Content that choosing a template puts into a question (Spec 4, evaluation): title, scale and one option per level. */
export interface TemplateContent {
  readonly title: string;
  readonly setting: Pick<NodeSetting, 'template' | 'max' | 'format'>;
  readonly options: readonly NewOption[];
}

/** The content of a template in a language, worst level first; undefined for a number that no template has. */
export function templateContent(template: number, language: Language): TemplateContent | undefined {
  const facts = EVALUATE_TEMPLATES[template];
  const texts = defaultTexts(language).templates[template];
  if (facts === undefined || texts === undefined) return undefined;
  const { max, format } = facts;
  const options = texts.levels.slice(0, max).map(({ title, tags }, place) => ({ title, setting: { level: place + 1, tags } }));
  return { title: texts.title, setting: { template, max, format }, options };
}

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
function cascadeOptions(language: Language): readonly NewOption[] {
  const { optionPrefix } = defaultTexts(language);
  const level = (title: string, depth: number): NewOption =>
    depth === LIMITS.cascadeLevels ? { title } : { title, nodes: [level(`${title}-1`, depth + 1)] };
  return [level(`${optionPrefix}1`, 1)];
}

function formFields(language: Language): readonly NewOption[] {
  const [name, mobile, email] = defaultTexts(language).samples.fields;
  return [{ title: name }, { title: mobile, type: MOBILE }, { title: email, type: EMAIL }];
}

function optionsFor(key: QuestionKey, language: Language): readonly NewOption[] {
  const sample = SAMPLES[key];
  if (sample !== undefined) return defaultTexts(language).samples[sample].map((title) => ({ title }));
  if (key === 'cascade') return cascadeOptions(language);
  if (key === 'form') return formFields(language);
  return key === 'evaluate' ? (templateContent(CUSTOM_TEMPLATE, language)?.options ?? []) : defaultOptions(language);
}

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
