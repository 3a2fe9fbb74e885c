import type { SettingRule } from '../catalogue/entry/setting-rule.js';
import type { Rules } from '../definition/shape/shape-setting.js';
import { type JsonSchema, record } from '../reading/json-schema.js';

function ofRule(rule: SettingRule): JsonSchema {
  switch (rule.kind) {
    case 'integer':
    case 'number':
      return { type: rule.kind, minimum: rule.min, maximum: rule.max, default: rule.default };
    case 'text':
      return { type: 'string', maxLength: rule.max, default: rule.default };
    case 'flag':
      return { type: 'boolean', default: rule.default };
    case 'choice':
      return { enum: rule.values, default: rule.default };
    case 'fixed':
      return { const: rule.default };
    case 'texts':
      return {
        type: 'array',
        items: { type: 'string', pattern: rule.count === undefined ? '\\S' : undefined },
        minItems: rule.count,
        maxItems: rule.count ?? rule.maxCount,
        default: rule.default,
      };
  }
}

/** The settings that an entry of the catalogue takes, with their bounds and defaults. What holds between keys is the parser's to say. */
export function settingSchema(rules: Rules, texts: Readonly<Record<string, string>>): JsonSchema {
  const properties = Object.entries(rules).flatMap(([key, rule]): [string, JsonSchema][] =>
    rule === undefined ? [] : [[key, { ...ofRule(rule), description: texts[key] }]],
  );
  return record(Object.fromEntries(properties), []);
}
