import { describe, expect, it } from '@jest/globals';
import { chooseLocale } from './locale';

describe('chooseLocale', () => {
  it('follows the stored choice before the browser', () => {
    expect(chooseLocale('en', ['zh-CN'])).toBe('en');
    expect(chooseLocale('zh-CN', ['en-US'])).toBe('zh-CN');
  });

  it.each<[string[], string]>([
    [['en-GB', 'zh'], 'en'],
    [['zh-TW'], 'zh-CN'],
    [['ZH-hans-cn'], 'zh-CN'],
    [['fr-FR', 'en'], 'en'],
    [['fr', 'de'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('without a stored choice, %j means %s', (browser, locale) => {
    expect(chooseLocale(null, browser)).toBe(locale);
  });

  it('passes over a stored language we do not speak', () => {
    expect(chooseLocale('fr', ['en'])).toBe('en');
  });
});
