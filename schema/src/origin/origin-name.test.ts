import { describe, expect, it } from '@jest/globals';
import { ORIGIN_WORDS } from './origin.js';
import { originName } from './origin-name.js';
import { REGIONS } from './regions.js';

const LANGUAGES = ['zh-CN', 'en'] as const;

describe('the name of where a response came from', () => {
  it('is that of the device, the system or the browser', () => {
    expect(originName('device', 'desktop', 'en')).toBe('Computer');
    expect(originName('os', 'harmonyos', 'en')).toBe('HarmonyOS');
    expect(originName('browser', 'internetexplorer', 'en')).toBe('Internet Explorer');
    expect(originName('browser', 'wechat', 'zh-CN')).not.toBe(originName('browser', 'wechat', 'en'));
  });

  it('is that of a province or of a country', () => {
    expect(originName('region', 'CN-SN', 'en')).toBe('Shaanxi');
    expect(originName('region', 'CN-HK', 'en')).toBe('Hong Kong');
    expect(originName('region', 'JP', 'en')).toBe('Japan');
  });

  it('says that it is not known', () => {
    expect(originName('region', null, 'en')).toBe('Unknown');
    expect(originName('device', null, 'zh-CN')).not.toBe('');
  });

  it('is the word itself where nobody knows it', () => {
    expect([originName('browser', 'mosaic', 'en'), originName('region', 'CN-XX', 'en')]).toEqual(['mosaic', 'CN-XX']);
  });

  it.each(LANGUAGES)('is there for every word and region in %s, and no two are alike', (language) => {
    const parts = Object.entries(ORIGIN_WORDS) as [keyof typeof ORIGIN_WORDS, readonly string[]][];
    for (const [part, words] of [...parts, ['region', REGIONS] as const]) {
      const names = words.map((word) => originName(part, word, language));

      expect(new Set(names).size).toBe(words.length);
      if (part === 'region') expect(names.filter((name, index) => name === words[index])).toEqual([]);
    }
  });

  it('is asked for regions that there are', () => {
    expect(['CN-GD', 'CN', 'US', 'HK', 'TW', 'CN-XX', 'us', ''].map((code) => REGIONS.includes(code))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
