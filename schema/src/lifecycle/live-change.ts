import { canonicalText } from '../definition/canonical-text.js';
import type { Quota, SurveyDefinition } from '../definition/definition.js';
import type { Operation } from '../edit/operation/operation.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { LIVE_SETTING_KEYS, type SurveySettings } from '../survey-setting/survey-settings.js';

/** The operations that may change settings of collection. `restore` is among them because it undoes the others. */
const LIVE_OPERATIONS: ReadonlySet<Operation['op']> = new Set(['updateSurvey', 'saveQuota', 'restore']);

/** Returns false for operations that always change more than a running survey allows. What the others change decides `isLiveChange`. */
export const mayBeLive = (operations: readonly Operation[]): boolean => operations.every(({ op }) => LIVE_OPERATIONS.has(op));

const LIVE_KEYS: ReadonlySet<string> = new Set(LIVE_SETTING_KEYS);

function fixedSettings(settings: SurveySettings = {}): SurveySettings | undefined {
  const fixed = Object.entries(settings).filter(([key]) => !LIVE_KEYS.has(key));
  return fixed.length === 0 ? undefined : Object.fromEntries(fixed);
}

/** A quota without its name, its limits and whether it is on. Which cells there are stays, since respondents are counted in them. */
function fixedQuota({ name: _name, enabled: _enabled, ...quota }: Quota): object {
  if (quota.kind === 'custom') return { ...quota, limit: 0 };
  const cells = quota.cells.map(({ optionId }) => optionId.join(' '));
  return { ...quota, cells: [...cells].sort() };
}

/**
 * What respondents are asked: equal texts if two definitions of a survey differ only in settings that may change while it runs and in quotas. Quotas
 * take ids, so the last one given tells nothing about questions.
 */
export function askedText({ quotas: _quotas, settings, ...definition }: SurveyDefinition): string {
  return canonicalText(dropUndefined({ ...definition, lastId: 0, settings: fixedSettings(settings) }));
}

const fixedQuotas = ({ quotas = [] }: SurveyDefinition): string => JSON.stringify(quotas.map(fixedQuota));

/** Returns true if a running survey may go on with `after`: nothing but live settings, and names, limits and switches of its quotas, differ. */
export function isLiveChange(before: SurveyDefinition, after: SurveyDefinition): boolean {
  return fixedQuotas(before) === fixedQuotas(after) && askedText(before) === askedText(after);
}
