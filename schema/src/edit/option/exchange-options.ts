import type { SurveyDefinition } from '../../definition/definition.js';
import { walkOptions } from '../../definition/walk.js';
import type { NewOption } from '../operation.js';
import { removal } from '../references/removal.js';
import { done, refuse, type Stepped } from '../step.js';
import { buildOptions } from './build-options.js';
import type { OptionHolder } from './find-options.js';
import { growOptions } from './grow-options.js';
import { hasChoice } from './take-out.js';

/** Paths to report faults of options at: that of the field that gave all of them, and that of the option at one index. */
interface Blame {
  readonly path: string;
  readonly pathOf: (place: number) => string;
}

/**
 * Gives a question other options in place of all it has, with fresh ids and with codes that start from 1. Its own fields are those of `holder.node`.
 * Referrers of the old options count as in a removal.
 */
export const exchangeOptions = (
  definition: SurveyDefinition,
  holder: OptionHolder,
  given: readonly NewOption[],
  { path, pathOf }: Blame,
  confirmed: boolean | undefined,
): Stepped => {
  const built = buildOptions(definition, holder, given, [], pathOf);
  if (!built.ok) return built;
  if (!hasChoice(built.options)) return refuse(path, 'tooShort', 1);
  const grown = growOptions(definition, holder.node, built.options, built.options, path);
  if (!grown.ok) return grown;
  const goneIds = new Set(Array.from(walkOptions(holder.options), ({ id }) => id));
  const removed = removal(grown.definition, goneIds, confirmed);
  if (!removed.ok) return removed;
  return done(removed.definition, [holder.node.id, ...goneIds, ...removed.tidied, ...grown.created], grown.created);
};
