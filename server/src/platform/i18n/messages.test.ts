import { ERROR_CODES } from '@wence/schema';
import { describe, expect, it } from '@jest/globals';
import { en } from './en.js';
import { faultText } from './messages.js';
import { zhCN } from './zh-CN.js';

describe('messages', () => {
  it('exist for every code in both languages', () => {
    const codes = Object.keys(ERROR_CODES).sort();

    expect(Object.keys(zhCN.codes).sort()).toEqual(codes);
    expect(Object.keys(en.codes).sort()).toEqual(codes);
  });

  it('hold none of the numbers by which clients take a message for a failure of the service', () => {
    const texts = [zhCN, en].flatMap((table) => [...Object.values(table.codes), ...Object.values(table.faults)]);

    expect(texts.filter((text) => /400|500|502/.test(text))).toEqual([]);
  });

  it('name the field and the limit', () => {
    expect(faultText({ field: 'title', rule: 'tooLong', limit: 20 }, 'en')).toBe('"title" may have at most 20 characters.');
  });
});
