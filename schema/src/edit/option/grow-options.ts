import type { SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { mostOptions } from '../../definition/cascade-level.js';
import { walkOptions } from '../../definition/walk.js';
import { withOptions } from '../node/replace-node.js';
import { type Refusal, refuse } from '../step.js';

/** A survey in which a question has new options. */
interface Grown {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /** New ids, in order of creation. */
  readonly created: readonly number[];
}

/**
 * The survey with another list of options in a question. `added` are those among them whose ids continue from `lastId`. Refused, at the field `path`,
 * where there are too many options: more than `mostOptions`.
 */
export const growOptions = (
  definition: SurveyDefinition,
  node: SurveyNode,
  options: readonly SurveyOption[],
  added: readonly SurveyOption[],
  path: string,
): Grown | Refusal => {
  const created = Array.from(walkOptions(added), ({ id }) => id);
  const count = Array.from(walkOptions(options)).length;
  const most = mostOptions(node);
  if (count > most) return refuse(path, 'tooMany', most);
  const lastId = definition.lastId + created.length;
  return { ok: true, definition: withOptions({ ...definition, lastId }, node, options), created };
};
