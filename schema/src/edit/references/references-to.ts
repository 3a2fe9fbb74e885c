import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { referencesOf } from './reference.js';

/**
 * The ids of what refers to something that is gone or is about to go: logic items, quotas, and the nodes, options and rows whose texts hold a
 * piping token for it (0: the welcome text); each once, in the order of the document. What goes along does not count: logic items of a question
 * that is gone, and texts of what is gone.
 */
export const referencesTo = (definition: SurveyDefinition, goneIds: ReadonlySet<number>): number[] => {
  const going = new Set(goneIds);
  for (const item of logicOf(definition)) if (goneIds.has(item.nodeId)) going.add(item.id);
  const from = new Set<number>();
  for (const reference of referencesOf(definition)) {
    if (goneIds.has(reference.to) && !going.has(reference.from)) from.add(reference.from);
  }
  return [...from];
};
