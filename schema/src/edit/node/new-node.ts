import { defaultContent } from '../../catalogue/default-content.js';
import { defaultNodeTitle } from '../../catalogue/default-titles.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import type { Language, SurveyNode } from '../../definition/definition.js';
import { shapeNode } from '../../definition/shape.js';
import { countNew, newOptions } from '../option/new-options.js';
import type { NewNode } from '../operation.js';
import { newRows } from '../row/new-rows.js';

interface Surroundings {
  readonly language: Language;
  readonly id: number;
  /** Number of the question, counted from 1; part of the default title. */
  readonly place: number;
}

/**
 * Makes a node out of what an author gave; whatever is left out is the entry's default content in the language of the survey (Spec 3, option
 * defaults, sample choices, evaluate templates). Ids count up: the node, its options, its rows. Without a given code it has none yet.
 */
export const newNode = (given: NewNode, { language, id, place }: Surroundings): SurveyNode => {
  const content = defaultContent(questionRow(given), language);
  const options = given.options ?? content.options ?? [];
  return shapeNode({
    ...given,
    id,
    code: given.code ?? '',
    title: given.title ?? content.title ?? defaultNodeTitle(language, place),
    setting: { ...content.setting, ...given.setting },
    options: newOptions(options, language, id + 1),
    children: newRows(given.children ?? content.children ?? [], language, id + 1 + countNew(options)),
  });
};
