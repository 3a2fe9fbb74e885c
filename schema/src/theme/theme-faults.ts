import { checkImageName } from '../definition/image-faults.js';
import { checkText } from '../definition/text-faults.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import { isColour } from './colour.js';
import type { SurveyTheme } from './survey-theme.js';

/** The page writes this name into a style: letters, digits and what file names have, and nothing that could end an address there. */
const PLAIN_NAME = /^(?:\{host\})?[\p{L}\p{M}\p{N}._~%/-]+$/u;

/** Matches the beginning of anything that a browser could take for a tag or an entity, and line breaks. */
const NOT_PLAIN = /<[a-z!/?]|&(?:#|[a-z]+;)|\p{Cc}|[\u2028\u2029]/iu;

const checkPicture = (faults: FaultList, field: string, name: string | undefined): void => {
  if (name === undefined) return;
  checkImageName(faults, field, name, true);
  if (!PLAIN_NAME.test(name)) faults.add(field, 'format');
};

const checkColour = (faults: FaultList, field: string, colour: string | undefined): void => {
  if (colour !== undefined && !isColour(colour)) faults.add(field, 'format');
};

const checkRadius = (faults: FaultList, field: string, radius: number | undefined): void => {
  if (radius === undefined) return;
  if (!Number.isInteger(radius)) faults.add(field, 'type');
  else if (radius < 0) faults.add(field, 'tooSmall', 0);
  else if (radius > LIMITS.themeRadius) faults.add(field, 'tooLarge', LIMITS.themeRadius);
};

/** The rules of a theme: colours are `#rrggbb` and nothing else, pictures are stored here, buttons say plain words. */
export const checkTheme = (faults: FaultList, path: string, theme: SurveyTheme): void => {
  const checkBack = theme.back?.startsWith('#') ? checkColour : checkPicture;
  checkBack(faults, at(path, 'back'), theme.back);
  for (const key of ['cover', 'logo'] as const) checkPicture(faults, at(path, key), theme[key]);
  for (const key of ['accent', 'surface', 'ink'] as const) checkColour(faults, at(path, key), theme[key]);
  for (const key of ['prevText', 'nextText'] as const) {
    const text = theme[key] ?? '';
    checkText(faults, path, key, text, { min: 0, max: LIMITS.buttonText });
    if (NOT_PLAIN.test(text)) faults.add(at(path, key), 'format');
  }
  checkRadius(faults, at(path, 'radius'), theme.radius);
};
