import { templateContent } from '../../catalogue/template-content.js';
import { languageOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { exchangeOptions } from '../option/exchange-options.js';
import { findOptions } from '../option/find-options.js';
import { refuse, type Stepped } from '../step.js';

/**
 * Resets icon, scale, title and levels of an evaluation to those of a template, in the language of the survey (Spec 4). Whether tags and a comment
 * are offered stays as it is. The levels are new options: what referred to the old ones counts as in a removal.
 */
export const useTemplate = (definition: SurveyDefinition, { nodeId, template, confirmed }: OperationOf<'useTemplate'>): Stepped => {
  const holder = findOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (holder.row.answer !== 'evaluate') return refuse('nodeId', 'notAllowed');
  const content = templateContent(template, languageOf(definition));
  if (content === undefined) return refuse('template', 'notAllowed');

  const { title, setting, options } = content;
  const node = { ...holder.node, title, setting: { ...holder.node.setting, ...setting } };
  return exchangeOptions(definition, { ...holder, node }, options, { path: 'template', pathOf: () => 'template' }, confirmed);
};
