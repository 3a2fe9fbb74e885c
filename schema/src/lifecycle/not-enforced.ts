import type { SurveyDefinition, SurveySettings } from '../definition/definition.js';

type Rule = keyof SurveySettings | 'quotas';

/**
 * Tells if a running survey enforces a stored setting. This is the one table that decides: `false` means that a draft may hold the setting and a
 * launch with it is refused (A0422), so that nobody relies on a rule that is not applied. `timeZone` only places the windows of `repeat`.
 */
const IS_ENFORCED = {
  paging: true,
  autoAdvance: true,
  timeZone: true,
  repeat: false,
  opensAt: true,
  closesAt: true,
  total: true,
  quotas: false,
} as const satisfies Readonly<Record<Rule, boolean>>;

type Table = typeof IS_ENFORCED;

/** A part of a survey that can be stored and that nothing applies yet. */
export type NotEnforced = { [Name in keyof Table]: Table[Name] extends false ? Name : never }[keyof Table];

const isNotEnforced = (name: string): name is NotEnforced => name in IS_ENFORCED && !IS_ENFORCED[name as keyof Table];

/** The parts of a survey that nothing applies yet, settings first. A survey that has any of them cannot be launched. */
export const notEnforcedIn = ({ settings = {}, quotas = [] }: SurveyDefinition): readonly NotEnforced[] => {
  const stored = [...Object.keys(settings), ...(quotas.length > 0 ? ['quotas'] : [])];
  return stored.filter(isNotEnforced);
};
