import { templateContent } from '../catalogue/default-content.js';
import { rowByKey } from '../catalogue/question-catalogue.js';
import { EVALUATE_TEMPLATES } from '../catalogue/values/drawn-scales.js';
import type { Language } from '../definition/definition.js';
import type { NewNode, NewOption } from '../definition/new-part.js';
import { optionLists } from '../option-list/option-lists.js';
import { COMMON_PLAN, type PlannedCategory, type PlannedQuestion } from './common-plan.js';
import { commonEn } from './locales/common-en.js';
import type { CommonQuestionTexts, CommonTexts } from './locales/common-texts.js';
import { commonZhCN } from './locales/common-zh-cn.js';
import { readLibraryNode } from './library-node.js';

/** A category of the library that every author may read and nobody changes. */
export interface CommonCategory {
  /** The same in all languages. */
  readonly id: string;
  /** Null: of the upper level. */
  readonly parentId: string | null;
  readonly name: string;
}

/** A question of it. */
export interface CommonItem {
  readonly id: string;
  readonly categoryId: string;
  readonly title: string;
  readonly node: NewNode;
}

export interface CommonLibrary {
  /** Categories in display order, each of the upper level before those below it. */
  readonly categories: readonly CommonCategory[];
  /** Items in display order within each category. */
  readonly items: readonly CommonItem[];
}

const TEXTS: Readonly<Record<Language, CommonTexts>> = { 'zh-CN': commonZhCN, en: commonEn };

/** Returns an id made of letters, so that it can stand in cursors; the first word keeps it apart from randomly generated ids. */
const idOf = (kind: 'category' | 'item', name: string): string => `common${kind === 'item' ? 'Item' : 'Category'}0${name}`;

function optionsOf({ scale, closing = [] }: PlannedQuestion, texts: CommonQuestionTexts, language: Language): NewOption[] | undefined {
  const titles = scale === undefined ? texts.options : optionLists(language)[scale];
  const firstClosing = (titles?.length ?? 0) - closing.length;
  return titles?.map((title, place) => {
    const flag = closing[place - firstClosing];
    return flag === undefined ? { title } : { title, [flag]: true };
  });
}

function nodeOf(planned: PlannedQuestion, language: Language): NewNode {
  const texts = TEXTS[language].questions[planned.name] ?? { title: planned.name };
  const { type, subType } = rowByKey(planned.key);
  const [left_text, right_text] = texts.ends ?? [];
  const { title, suffix, rows } = texts;
  return {
    type,
    subType,
    title,
    setting: { ...planned.setting, left_text, right_text, suffix },
    options: optionsOf(planned, texts, language) ?? (planned.key === 'matrixRate' ? [] : undefined),
    children: rows?.map((row) => ({ title: row })),
  };
}

/** The evaluate templates (Spec 3), which are questions as they are. */
const templates = (language: Language): { name: string; node: NewNode }[] =>
  EVALUATE_TEMPLATES.flatMap((_, template) => {
    const content = templateContent(template, language);
    return content === undefined ? [] : [{ name: `template${template}`, node: { type: rowByKey('evaluate').type, ...content } }];
  });

const questionsOf = ({ name, questions }: PlannedCategory, language: Language): { name: string; node: NewNode }[] =>
  name === 'templates' ? templates(language) : questions.map((planned) => ({ name: planned.name, node: nodeOf(planned, language) }));

/**
 * The library that comes with the product (features: question library), in one language: questions about the respondent with the sample choices of
 * Spec 3, satisfaction, recommendation, market, employees, events, and the evaluate templates. Made anew at each call; keep what it gives.
 *
 * @throws RangeError for a question that breaks a rule of the edit language; a test rules that out.
 */
export function commonLibrary(language: Language): CommonLibrary {
  const categories = COMMON_PLAN.map(({ name, parent }) => ({
    id: idOf('category', name),
    parentId: parent === undefined ? null : idOf('category', parent),
    name: TEXTS[language].categories[name] ?? name,
  }));
  const items = COMMON_PLAN.flatMap((category) =>
    questionsOf(category, language).map(({ name, node: given }) => {
      const read = readLibraryNode(given, language);
      if (!read.ok) throw new RangeError(`${name}: ${JSON.stringify(read.faults)}`);
      const title = read.value.title ?? name;
      return { id: idOf('item', name), categoryId: idOf('category', category.name), title, node: read.value };
    }),
  );
  return { categories, items };
}
