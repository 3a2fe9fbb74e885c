import { type NodeSetting, questionRow, SETTING_KEYS, type SurveyNode } from '@wence/schema';

/** The setting of a question with its defaults spelled out, for callers that do not know them. A bound that is absent is none. */
export function fullSetting(node: SurveyNode): NodeSetting {
  const rules = questionRow(node.type).setting;
  const entries = SETTING_KEYS.flatMap((key): [string, unknown][] => {
    const rule = rules[key];
    const value = node.setting?.[key] ?? (rule && 'default' in rule ? rule.default : undefined);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}
