import { dropUndefined } from '../reading/drop-undefined.js';
import type { Condition, LogicItem, Quota, RepeatLimit, SurveySettings } from './definition.js';
import { canonicalInstant } from './instant.js';
import { REPEAT_SUBJECTS } from './repeat-subjects.js';

const orNothing = <T>(value: T | undefined, unless: T): T | undefined => (value === unless ? undefined : value);
const list = <T>(value: readonly T[] | undefined): readonly T[] | undefined => (value?.length === 0 ? undefined : value);

/** Puts a condition into canonical shape: defaults are absent. */
export const shapeCondition = (condition: Condition): Condition =>
  dropUndefined({
    id: condition.id,
    nodeId: condition.nodeId,
    childId: condition.childId,
    optionId: list(condition.optionId),
    operator: orNothing(condition.operator, 1),
    algorithm: condition.algorithm,
    result: list(condition.result),
  });

/** Puts a logic item and its conditions into canonical shape: defaults are absent, the conditions are always written. */
export const shapeLogic = (item: LogicItem): LogicItem =>
  dropUndefined({
    id: item.id,
    model: item.model,
    type: item.type,
    nodeId: item.nodeId,
    target: item.target,
    algorithm: item.algorithm,
    optionType: orNothing(item.optionType, 1),
    optionId: list(item.optionId),
    conditions: item.conditions.map(shapeCondition),
  });

/** Puts a quota into canonical shape: defaults are absent. */
export const shapeQuota = (quota: Quota): Quota => {
  const base = { ...quota, enabled: orNothing(quota.enabled, true), onFull: orNothing(quota.onFull, 1) };
  return dropUndefined(base.kind === 'custom' ? { ...base, conditions: base.conditions.map(shapeCondition) } : base);
};

/** Subjects in the order of the list; one that is named twice stays so, for `checkSettings` to refuse. */
const shapeRepeat = ({ window, by }: RepeatLimit): RepeatLimit => ({
  window,
  by: [...by].sort((a, b) => REPEAT_SUBJECTS.indexOf(a) - REPEAT_SUBJECTS.indexOf(b)),
});

/** What is no instant stays as it is, for `checkSettings` to refuse. */
const shapeInstant = (text: string | undefined): string | undefined => text && (canonicalInstant(text) ?? text);

/** Puts the settings into canonical shape; undefined when nothing is left. `page` is written only where the survey is not all on one page. */
export const shapeSurveySettings = (settings: SurveySettings | undefined, isPerPage: boolean): SurveySettings | undefined => {
  const shaped = dropUndefined({
    paging: isPerPage ? settings?.paging : undefined,
    autoAdvance: orNothing(settings?.autoAdvance, false),
    timeZone: orNothing(settings?.timeZone, 'Asia/Shanghai'),
    repeat: settings?.repeat && shapeRepeat(settings.repeat),
    opensAt: shapeInstant(settings?.opensAt),
    closesAt: shapeInstant(settings?.closesAt),
    total: settings?.total,
  });
  return Object.keys(shaped).length === 0 ? undefined : shaped;
};
