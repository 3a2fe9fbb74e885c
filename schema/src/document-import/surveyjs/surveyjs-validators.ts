import type { NodeSetting } from '../../definition/definition.js';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';

const NUMBER = 2;
const EMAIL = 4;

interface Validated {
  /** Rules for what is typed. */
  readonly setting: NodeSetting;
  /** How many may be chosen. */
  readonly count: NodeSetting;
  /** Kinds of rules that cannot be said here. */
  readonly lost: readonly string[];
}

const given = (key: keyof NodeSetting, value: number | undefined): NodeSetting => (value === undefined ? {} : { [key]: value });

/** Reads the validators of a question or of a field. Patterns and expressions are lost, whatever they say. */
export function validated(question: JsonRecord): Validated {
  const lost: string[] = [];
  let setting: NodeSetting = {};
  let count: NodeSetting = {};
  for (const rule of listOf(question.validators).map(recordOf)) {
    const type = textOf(rule.type).replace(/validator$/, '');
    if (type === 'email') setting = { ...setting, format: EMAIL };
    else if (type === 'numeric')
      setting = { ...setting, format: NUMBER, ...given('min', numberOf(rule.minValue)), ...given('max', numberOf(rule.maxValue)) };
    else if (type === 'text')
      setting = { ...setting, ...given('min_word', positive(rule.minLength)), ...given('max_word', positive(rule.maxLength)) };
    else if (type === 'answercount')
      count = { ...count, ...given('min', positive(rule.minCount)), ...given('max', positive(rule.maxCount)) };
    else lost.push(type);
  }
  return { setting, count, lost };
}

function positive(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && number > 0 ? number : undefined;
}
