import type { SurveyDefinition } from '../../definition/definition.js';
import type { NewOption } from '../operation.js';
import { done, type Stepped } from '../step.js';
import { insertBranch } from '../tree/branch.js';
import type { FoundPlace } from '../tree/place.js';
import { buildOptions } from './build-options.js';
import type { OptionHolder } from './find-options.js';
import { growOptions } from './grow-options.js';
import { parentRefusal } from './parent-refusal.js';

/** Makes a new option and puts it in at a place. An exclusive one ends up last, wherever that is (Spec 4). `path` is the field to blame. */
export const insertOption = (
  definition: SurveyDefinition,
  holder: OptionHolder,
  { parentId, index }: FoundPlace,
  given: NewOption,
  path: string,
): Stepped => {
  const built = buildOptions(definition, holder, [given], holder.options, () => path);
  if (!built.ok) return built;
  let options = holder.options;
  for (const option of built.options) {
    const refusal = parentRefusal(holder, parentId, option);
    if (refusal !== undefined) return refusal;
    options = insertBranch(options, parentId, index, option);
  }
  const grown = growOptions(definition, holder.node, options, built.options, path);
  return grown.ok ? done(grown.definition, grown.created, grown.created) : grown;
};
