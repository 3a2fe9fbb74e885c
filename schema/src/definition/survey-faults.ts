import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import { optionsOf, welcomeOf } from './defaults.js';
import type { SurveyDefinition } from './definition.js';
import { highestId } from './walk.js';
import { checkNode } from './node-faults.js';
import { checkText } from './text-faults.js';

/** The rules of the survey's own fields. */
export const checkSurveyFields = (faults: FaultList, path: string, { title, welcome }: { title: string; welcome?: string }): void => {
  checkText(faults, path, 'title', title, { min: 1, max: LIMITS.title });
  checkText(faults, path, 'welcome', welcome ?? '', { min: 0, max: LIMITS.welcome });
};

/** Ids are one number space for nodes and options (design: a definition moves between servers unchanged). */
const checkUnique = (faults: FaultList, definition: SurveyDefinition): void => {
  const ids = new Set<number>();
  const codes = new Set<string>();
  const checkId = (id: number, path: string): void => {
    if (ids.has(id)) faults.add(at(path, 'id'), 'notUnique');
    ids.add(id);
  };
  definition.nodes.forEach((node, place) => {
    const path = at('nodes', place);
    checkId(node.id, path);
    if (codes.has(node.code)) faults.add(at(path, 'code'), 'notUnique');
    codes.add(node.code);
    optionsOf(node).forEach((option, index) => checkId(option.id, at(at(path, 'options'), index)));
  });
};

/** Every rule of a whole definition. Paths name places in the canonical order, where an exclusive option stands last. */
export const checkSurvey = (faults: FaultList, definition: SurveyDefinition): void => {
  checkSurveyFields(faults, '', { title: definition.title, welcome: welcomeOf(definition) });
  definition.nodes.forEach((node, place) => checkNode(faults, at('nodes', place), node));
  checkUnique(faults, definition);
  const lowest = highestId(definition);
  if (!Number.isInteger(definition.lastId)) faults.add('lastId', 'type');
  else if (definition.lastId < lowest) faults.add('lastId', 'tooSmall', lowest);
  else if (definition.lastId > LIMITS.localId) faults.add('lastId', 'tooLarge', LIMITS.localId);
};
