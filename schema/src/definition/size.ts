import { utf8Length } from '../hash/utf8.js';
import { LIMITS } from '../limit/limits.js';
import { canonicalText } from './canonical-text.js';
import { optionsOf, suffixOf, welcomeOf } from './defaults.js';
import type { SurveyDefinition } from './definition.js';

/** The most bytes one UTF-16 unit can take in JSON: a control character, escaped. */
const WORST_UNIT = 6;

/** More than the keys, numbers and punctuation of one node or option can take. */
const FRAME = 320;

/** Never less than the canonical form has, and far quicker to find. */
const upperBound = (definition: SurveyDefinition): number => {
  let units = definition.title.length + welcomeOf(definition).length;
  let frames = 1;
  for (const node of definition.nodes) {
    units += node.title.length + node.code.length + suffixOf(node).length;
    frames += 1 + optionsOf(node).length;
    for (const option of optionsOf(node)) units += option.title.length + option.code.length;
  }
  return units * WORST_UNIT + frames * FRAME;
};

/** Whether the canonical form is above the limit of one definition. */
export const isTooBig = (definition: SurveyDefinition): boolean =>
  upperBound(definition) > LIMITS.definitionBytes && utf8Length(canonicalText(definition)) > LIMITS.definitionBytes;
