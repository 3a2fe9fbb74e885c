import { nextNodeCode } from '../code/node-code.js';
import type { SurveyDefinition } from '../definition/definition.js';
import type { OperationOf } from './operation-of.js';
import { done, type Step } from './step.js';

/**
 * Puts question codes back, all at once. A code that another question has taken meanwhile is passed over: its question keeps the code it has
 * or, if that is gone too, gets the next one. So codes stay unique on any revision.
 */
export const restoreCodes = (definition: SurveyDefinition, { codes }: OperationOf<'restoreCodes'>): Step => {
  const wanted = (id: number): string | undefined => (Object.hasOwn(codes, id) ? codes[id] : undefined);
  const taken = new Set(definition.nodes.filter(({ id }) => wanted(id) === undefined).map(({ code }) => code));
  const granted = new Map<number, string>();
  const grant = (id: number, code: string): void => {
    granted.set(id, code);
    taken.add(code);
  };

  for (const { id } of definition.nodes) {
    const code = wanted(id);
    if (code !== undefined && !taken.has(code)) grant(id, code);
  }
  for (const { id, code } of definition.nodes) {
    if (wanted(id) === undefined || granted.has(id)) continue;
    grant(id, taken.has(code) ? nextNodeCode(taken) : code);
  }
  const nodes = definition.nodes.map((node) => {
    const code = granted.get(node.id) ?? node.code;
    return code === node.code ? node : { ...node, code };
  });
  return done({ ...definition, nodes }, [], []);
};
