import type { SurveyDefinition } from '../../definition/definition.js';
import type { NewOption } from '../../definition/new-part.js';
import { walkOptions } from '../../definition/walk.js';
import { at } from '../../reading/fault.js';
import type { OperationOf } from '../operation/operation.js';
import { done, refuse, type StepResult } from '../operation/step.js';
import { removal } from '../references/removal.js';
import { buildOptions, growOptions } from './build-options.js';
import { findFreeOptions, type OptionHolder } from './find-options.js';
import { hasChoice } from './remove-option.js';

/** Paths to report faults of options at: that of the field that gave all of them, and that of the option at one index. */
interface Blame {
  readonly path: string;
  readonly pathOf: (place: number) => string;
}

/**
 * Gives a question other options in place of all it has, with fresh ids and with codes that start from 1. Its own fields are those of `holder.node`.
 * Referrers of the old options count as in a removal.
 */
export function exchangeOptions(
  definition: SurveyDefinition,
  holder: OptionHolder,
  given: readonly NewOption[],
  { path, pathOf }: Blame,
  confirmed: boolean | undefined,
): StepResult {
  const built = buildOptions(definition, holder, given, [], pathOf);
  if (!built.ok) return built;
  if (!hasChoice(definition, holder.node.id, built.options)) return refuse(path, 'tooShort', 1);
  const grown = growOptions(definition, holder.node, built.options, built.options, path);
  if (!grown.ok) return grown;
  const goneIds = new Set(Array.from(walkOptions(holder.options), ({ id }) => id));
  const removed = removal(grown.definition, goneIds, confirmed);
  if (!removed.ok) return removed;
  return done(removed.definition, [holder.node.id, ...goneIds, ...removed.tidied, ...grown.created], grown.created);
}

/** Exchanges all options of a question at once, as the import of a cascade gives them (Spec 4). The new ones are new: what referred to the old ones goes. */
export function replaceOptions(definition: SurveyDefinition, { nodeId, options, confirmed }: OperationOf<'replaceOptions'>): StepResult {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  return exchangeOptions(definition, holder, options, { path: 'options', pathOf: (place) => at('options', place) }, confirmed);
}
