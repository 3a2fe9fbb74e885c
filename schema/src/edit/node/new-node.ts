import { defaultContent, defaultNodeTitle } from '../../catalogue/default-content.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import type { Language, SurveyNode } from '../../definition/definition.js';
import type { NewNode } from '../../definition/new-part.js';
import { shapeNode } from '../../definition/shape/shape.js';
import { countNew, newOptions } from '../option/new-options.js';
import { newRows } from '../row/new-rows.js';

interface NewNodeContext {
  readonly language: Language;
  readonly id: number;
  /** Number of the question, counted from 1; part of the default title. */
  readonly place: number;
}

/**
 * Makes a node out of what an author gave; whatever is left out is the entry's default content in the language of the survey (Spec 3, option
 * defaults, sample choices, evaluate templates). Ids count up: the node, its options, its rows. Without a given code it has none yet.
 */
export function newNode(given: NewNode, { language, id, place }: NewNodeContext): SurveyNode {
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
}
