import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { checkEndings } from '../../ending/survey-endings.js';
import { checkDraw } from '../draw.js';
import { checkTheme } from '../../theme/survey-theme.js';
import { logicOf, welcomeOf } from '../defaults.js';
import type { SurveyDefinition } from '../definition.js';
import { checkLogicItem } from './logic-faults.js';
import { checkNode } from './node-faults.js';
import { checkQuotaList } from './quota-faults.js';
import { checkRichText } from '../../rich-text/check-rich-text.js';
import { checkSettings } from '../../survey-setting/settings-by-key.js';
import { checkText } from '../../reading/text-faults.js';
import { checkUnique } from './identity-faults.js';
import { highestId, walkNodes } from '../walk.js';

/** The rules of the survey's own fields. */
export function checkSurveyFields(faults: FaultList, path: string, { title, welcome }: { title: string; welcome?: string }): void {
  checkText(faults, path, 'title', title, { min: 1, max: LIMITS.title });
  checkRichText(faults, path, 'welcome', welcome ?? '', { min: 0, max: LIMITS.welcome });
}

function checkLastId(faults: FaultList, definition: SurveyDefinition): void {
  const lowest = highestId(definition);
  if (!Number.isInteger(definition.lastId)) faults.add('lastId', 'type');
  else if (definition.lastId < lowest) faults.add('lastId', 'tooSmall', lowest);
  else if (definition.lastId > LIMITS.localId) faults.add('lastId', 'tooLarge', LIMITS.localId);
}

function checkNodeCount(faults: FaultList, { nodes }: SurveyDefinition): void {
  let count = 0;
  for (const _ of walkNodes(nodes)) count += 1;
  if (count > LIMITS.nodes) faults.add('nodes', 'tooMany', LIMITS.nodes);
}

/** Every rule of a whole definition. Paths name places in the canonical order, where an exclusive option stands last. */
export function checkSurvey(faults: FaultList, definition: SurveyDefinition): void {
  checkSurveyFields(faults, '', { title: definition.title, welcome: welcomeOf(definition) });
  checkNodeCount(faults, definition);
  definition.nodes.forEach((node, place) => {
    checkNode(faults, at('nodes', place), node);
    checkDraw(faults, at(at('nodes', place), 'draw'), node, definition);
  });
  logicOf(definition).forEach((item, place) => checkLogicItem(faults, at('logic', place), item));
  if (logicOf(definition).length > LIMITS.logicItems) faults.add('logic', 'tooMany', LIMITS.logicItems);
  checkQuotaList(faults, 'quotas', definition.quotas ?? []);
  checkSettings(faults, 'settings', definition.settings ?? {});
  checkTheme(faults, 'theme', definition.theme ?? {});
  checkEndings(faults, 'endings', definition.endings ?? {});
  checkUnique(faults, definition);
  checkLastId(faults, definition);
}
