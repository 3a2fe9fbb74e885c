import type { SurveyDefinition } from '../../definition/definition.js';
import { walkOptions } from '../../definition/walk.js';
import { at } from '../../reading/fault.js';
import type { OperationOf } from '../operation/operation.js';
import { done, invalid, notFound, type Refusal, refuse, type StepResult } from '../operation/step.js';
import { removal } from '../references/removal.js';
import { buildOptions, growOptions } from './build-options.js';
import { findFreeOptions } from './find-options.js';
import { hasChoice, removeFromList } from './remove-option.js';

interface Line {
  readonly title: string;
  readonly place: number;
}

/** Lines with their places, trimmed; blank ones are passed over (Spec 5, codes and texts). */
const linesOf = (titles: readonly string[]): Line[] =>
  titles.map((title, place) => ({ title: title.trim(), place })).filter(({ title }) => title !== '');

/** A line consists of a title only, so a fault of the title is reported at the line. */
const blamingLines = ({ fault }: Refusal): Refusal =>
  fault.code === 'invalid'
    ? invalid(fault.faults.map(({ field, ...rest }) => ({ field: field.replace(/\.title$/, ''), ...rest })))
    : { ok: false, fault };

/**
 * The batch editor: takes options away, as `removeOption` does, and appends one per line (Spec 5). Codes continue from the highest number that is
 * left. Something must remain to be chosen, unless options are carried into the question.
 */
export function editOptions(
  definition: SurveyDefinition,
  { nodeId, removeIds, titles, confirmed }: OperationOf<'editOptions'>,
): StepResult {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  const present = new Set(Array.from(walkOptions(holder.options), ({ id }) => id));
  const missing = removeIds.find((id) => !present.has(id));
  if (missing !== undefined) return notFound(missing);

  const { options: kept, goneIds } = removeFromList(holder.options, removeIds);
  const lines = linesOf(titles);
  const given = lines.map(({ title }) => ({ title }));
  const built = buildOptions(definition, holder, given, kept, (index) => at('titles', lines[index]?.place ?? index));
  if (!built.ok) return blamingLines(built);
  const options = [...kept, ...built.options];
  if (!hasChoice(definition, nodeId, options)) return refuse('removeIds', 'tooShort', 1);
  const grown = growOptions(definition, holder.node, options, built.options, 'titles');
  if (!grown.ok) return grown;
  const removed = removal(grown.definition, goneIds, confirmed);
  return removed.ok ? done(removed.definition, [...goneIds, ...removed.tidied, ...grown.created], grown.created) : removed;
}
