import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '../limit/limits.js';
import { optionLists } from './option-lists.js';

const LANGUAGES = ['en', 'zh-CN'] as const;

describe('the lists of options that come with the product', () => {
  it.each(LANGUAGES)('fit into a question in %s, no option twice', (language) => {
    for (const titles of Object.values(optionLists(language))) {
      expect(titles.length).toBeGreaterThan(1);
      expect(titles.length).toBeLessThanOrEqual(LIMITS.optionsPerNode);
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title).toBe(title.trim());
    }
  });

  it('are the same lists in both languages, each as long', () => {
    const [en, zhCN] = LANGUAGES.map((language) => Object.entries(optionLists(language)).map(([key, titles]) => [key, titles.length]));

    expect(zhCN).toEqual(en);
  });

  it('have the provinces in the order in which readers look for them', () => {
    expect(optionLists('en').provinces.slice(0, 3)).toEqual(['Anhui', 'Beijing', 'Chongqing']);
    expect(optionLists('en').provinces).toHaveLength(34);
  });
});
