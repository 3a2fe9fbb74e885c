import { ERROR_CODES, type FaultRule } from '@wence/schema';
import { describe, expect, it } from '@jest/globals';
import { en } from './en.js';
import { faultText, textsOf } from './messages.js';
import { zhCN } from './zh-CN.js';

describe('messages', () => {
  it('exist for every code in both languages', () => {
    const codes = Object.keys(ERROR_CODES).sort();

    expect(Object.keys(zhCN.codes).sort()).toEqual(codes);
    expect(Object.keys(en.codes).sort()).toEqual(codes);
  });

  it('hold no number, by some of which clients would take a message for a failing service', () => {
    const fault = { field: 'operations[400].options.502.title', limit: 500 };
    const rules = Object.keys(en.faults) as FaultRule[];
    const texts = (['zh-CN', 'en'] as const).flatMap((language) => [
      ...Object.values(textsOf(language).codes),
      ...rules.map((rule) => faultText({ ...fault, rule }, language)),
    ]);

    expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('name the field', () => {
    expect(faultText({ field: 'options[3].title', rule: 'tooLong', limit: 20 }, 'en')).toBe('"options.title" is too long.');
  });
});
