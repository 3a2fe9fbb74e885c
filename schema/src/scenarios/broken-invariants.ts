import { isContainer } from '../definition/node-facts.js';
import { isExclusive, optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { localIds, walkNodes, walkOptions } from '../definition/walk.js';
import { referencesOf } from '../edit/references/reference.js';

const repeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** The ids that something refers to and that are not there. */
export function missingTargets(definition: SurveyDefinition): number[] {
  const ids = new Set(localIds(definition));
  return Array.from(referencesOf(definition)).flatMap(({ to }) => (ids.has(to) ? [] : [to]));
}

/** Returns the invariants of the model that a definition breaks; empty if none. `parseDefinition` checks those that concern one text alone. */
export function brokenInvariants(definition: SurveyDefinition): string[] {
  const ids = [...localIds(definition)];
  const nodes = [...walkNodes(definition.nodes)];
  const containers = nodes.filter(isContainer);
  return Object.entries({
    'an id is used twice': repeated(ids),
    'an id is above lastId': Math.max(0, ...ids) > definition.lastId,
    'a question code is used twice': repeated(nodes.map(({ code }) => code)),
    'an option code is used twice': nodes.some((node) => repeated(Array.from(walkOptions(node.options), ({ code }) => code))),
    'a row code is used twice': nodes.some((node) => repeated(rowsOf(node).map(({ code }) => code))),
    'an exclusive option is not last': nodes.some((node) => optionsOf(node).slice(0, -1).some(isExclusive)),
    'a container stands in a container': containers.some((container) => container.nodes?.some(isContainer)),
    'a node stands in what is no container': nodes.some((node) => node.nodes !== undefined && !isContainer(node)),
  }).flatMap(([promise, isBroken]) => (isBroken ? [promise] : []));
}
