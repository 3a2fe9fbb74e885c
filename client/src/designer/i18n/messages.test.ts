import { describe, expect, it } from '@jest/globals';
import { LATER_TEXTS } from '../../../testing/later-words';
import { en } from './en/all';
import { designing as designingInEnglish } from './en/designing';
import { zhCN } from './zh-CN/all';
import { designing } from './zh-CN/designing';

interface Texts {
  [key: string]: string | Texts;
}

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`)));

const later = (language: 'en' | 'zh-CN') =>
  Object.fromEntries(Object.entries(LATER_TEXTS).map(([namespace, texts]) => [namespace, texts[language]]));

const chinese = new Map(flat({ ...zhCN, ...designing, ...later('zh-CN') }));
const english = flat({ ...en, ...designingInEnglish, ...later('en') });
/** Keys that are always plural, because they state a limit of the product. */
const ALWAYS_MANY = new Set([
  'quota.fault.nameLong',
  'quota.fault.tooMany',
  'quota.tooMany',
  'editor.batch.tooLong',
  'editor.fold.all',
  'dialogs.batchRows.tooLong',
  'dialogs.cascade.limit',
  'settings.passwordShort',
  'settings.addressesMany',
  'responseImport.limit',
  'library.tooLong',
  'category.smallBase',
  'category.tooLong',
  'category.tooMany',
  'category.compareHelp',
  'category.compareFull',
  'sharing.firstTables',
  'cross.smallBase',
  'report.dropOff.smallBase',
  'cross.note.small',
  'openReport.tooFewBase',
  'openReport.tooFewHelp',
  'sharing.firstCategories',
]);
const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the two languages of the designer', () => {
  it('fill the same places in each text', () => {
    const differing = english.filter(([key, text]) => {
      const source = chinese.get(key);
      return source !== undefined && places(source).join() !== places(text).join();
    });

    expect(differing).toEqual([]);
  });

  it('leave no text empty', () => {
    expect([...chinese, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('tell one from many in English, wherever a number stands before what it counts', () => {
    const counting = english.filter(([, text]) => /\{\{(n|count|total|base|mean|formatted)\}\} (more )?(\w+s|people)\b/.test(text));
    const single = counting.filter(([key]) => !key.endsWith('_other') && !ALWAYS_MANY.has(key));

    expect(single).toEqual([]);
  });

  it('have English texts in English', () => {
    const mixed = english.filter(([key, text]) => /\p{Script=Han}/u.test(text) && key !== 'common.language.zh-CN');

    expect(mixed).toEqual([]);
  });
});
