import type { SurveyDefinition } from '../definition/definition.js';
import type { SurveySettings } from '../survey-setting/survey-settings.js';

/** A part of a survey that can be stored and that nothing applies yet. */
export type NotEnforced = 'repeat';

/** A limit by parameter would hold nobody back where none of them is the key. */
const isUnknowable = ({ repeat, parameters = [] }: SurveySettings): boolean =>
  (repeat?.by.includes('parameter') ?? false) && !parameters.some(({ isKey }) => isKey);

/**
 * The parts of a survey that nothing applies yet. A draft may hold them, and a launch with any of them is refused (A0422), so that nobody relies on a
 * rule that is not applied.
 */
export const notEnforcedIn = ({ settings = {} }: SurveyDefinition): readonly NotEnforced[] => (isUnknowable(settings) ? ['repeat'] : []);
