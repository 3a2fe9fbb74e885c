import type { SurveyDefinition } from '../../definition/definition.js';
import { at } from '../../reading/fault.js';
import type { OperationOf } from '../operation-of.js';
import type { Stepped } from '../step.js';
import { exchangeOptions } from './exchange-options.js';
import { findFreeOptions } from './find-options.js';

/** Exchanges all options of a question at once, as the import of a cascade gives them (Spec 4). The new ones are new: what referred to the old ones goes. */
export const replaceOptions = (definition: SurveyDefinition, { nodeId, options, confirmed }: OperationOf<'replaceOptions'>): Stepped => {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  return exchangeOptions(definition, holder, options, { path: 'options', pathOf: (place) => at('options', place) }, confirmed);
};
