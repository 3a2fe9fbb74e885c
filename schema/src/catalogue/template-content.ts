import type { Language, NodeSetting } from '../definition/definition.js';
import type { NewOption } from '../edit/operation.js';
import { defaultTexts } from './default-titles.js';
import { EVALUATE_TEMPLATES } from './evaluate-templates.js';

/** Content that choosing a template puts into a question (Spec 4, evaluation): title, scale and one option per level. */
export interface TemplateContent {
  readonly title: string;
  readonly setting: Pick<NodeSetting, 'template' | 'max' | 'format'>;
  readonly options: readonly NewOption[];
}

/** The content of a template in a language, worst level first; undefined for a number that no template has. */
export const templateContent = (template: number, language: Language): TemplateContent | undefined => {
  const facts = EVALUATE_TEMPLATES[template];
  const texts = defaultTexts(language).templates[template];
  if (facts === undefined || texts === undefined) return undefined;
  const { max, format } = facts;
  const options = texts.levels.slice(0, max).map(({ title, tags }, place) => ({ title, setting: { level: place + 1, tags } }));
  return { title: texts.title, setting: { template, max, format }, options };
};
