import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answer/answer.js';
import type { Language, SurveyOption } from '../definition/definition.js';
import { CHINESE_VALUES } from './fixtures/chinese-values.js';
import { pipedValue } from './piped-value.js';
import type { PipingToken } from './token.js';

const option = (id: number, title: string, more: Partial<SurveyOption> = {}): SurveyOption => ({ id, code: `${id}`, title, ...more });
const fruit = [
  option(11, '<p>New <b>York</b></p> apple', { code: 'A' }),
  option(12, 'Tom &amp; Jerry', { setting: { level: 3 } }),
  option(13, 'Other', { other: true }),
];

const valueOf = (
  answer: Answer,
  part: Partial<PipingToken> = {},
  language: Language = 'en',
  options: readonly SurveyOption[] = fruit,
): string => pipedValue({ answer, options: new Map(options.map((each) => [each.id, each])) }, { field: 'answer', ...part }, language);

describe('what an answer is in a text', () => {
  it('is the title of the choice, without its markup and with its spaces', () => {
    expect(valueOf({ option: 11 })).toBe('New York apple');
    expect(valueOf({ option: 12 })).toBe('Tom & Jerry');
    expect(valueOf({ option: 11 }, {}, 'en', [option(11, 'one<br>two')])).toBe('one two');
  });

  it('is what was typed into the input of the choice', () => {
    expect(valueOf({ option: 13, text: 'plum' })).toBe('plum');
    expect(valueOf({ option: 13 })).toBe('Other');
  });

  it('lists several choices as the language does', () => {
    const [one = '', two = '', three = ''] = CHINESE_VALUES.titles;
    const options = [option(1, one), option(2, two), option(3, three)];

    expect(valueOf({ options: [{ option: 11 }] })).toBe('New York apple');
    expect(valueOf({ options: [{ option: 11 }, { option: 12 }] })).toBe('New York apple and Tom & Jerry');
    expect(valueOf({ options: [{ option: 11 }, { option: 12 }, { option: 13, text: 'plum' }] })).toBe(
      'New York apple, Tom & Jerry and plum',
    );
    expect(valueOf({ options: [{ option: 1 }, { option: 2 }, { option: 3 }] }, {}, 'zh-CN', options)).toBe(CHINESE_VALUES.list);
  });

  it('is the code, the score or the typed text of a choice where the token asks for it', () => {
    const answer = { options: [{ option: 11 }, { option: 12 }, { option: 13, text: 'plum' }] };

    expect(valueOf(answer, { field: 'code' })).toBe('A, 12 and 13');
    expect(valueOf(answer, { field: 'score' })).toBe('3');
    expect(valueOf(answer, { field: 'text' })).toBe('plum');
    expect(valueOf({ option: 11 }, { field: 'text' })).toBe('');
  });

  it('is the text of an open question, its whitespace one space', () => {
    expect(valueOf({ text: 'two\n\n  words ' })).toBe('two words');
  });

  it('is the field of a form, and nothing without one', () => {
    const answer = { fields: { 11: 'Ann', 12: 'Smith' } };

    expect(valueOf(answer, { childId: 12 })).toBe('Smith');
    expect(valueOf(answer, { childId: 99 })).toBe('');
    expect(valueOf(answer)).toBe('');
    expect(valueOf({ fields: { 11: 40 } }, { childId: 11 })).toBe('40');
  });

  it('is what stands in the row of a matrix', () => {
    const rows = {
      31: { option: 11 },
      32: { options: [{ option: 11 }, { option: 12 }] },
      33: { number: 4 },
      34: { fields: { 11: 'a', 12: 'b' } },
    };

    expect([31, 32, 33, 34, 35].map((childId) => valueOf({ rows }, { childId }))).toEqual([
      'New York apple',
      'New York apple and Tom & Jerry',
      '4',
      'a and b',
      '',
    ]);
    expect(valueOf({ rows })).toBe('');
  });

  it('is a number, the comment on a level or the level itself', () => {
    expect(valueOf({ number: 7.5 })).toBe('7.5');
    expect(valueOf({ level: 4, tags: [], text: 'good' }, { field: 'text' })).toBe('good');
    expect(valueOf({ level: 4, tags: [] }, { field: 'score' })).toBe('4');
  });

  it('is a date as the language writes it, as far as it was asked', () => {
    const english = ['2026-03-05', '2026-12', '2026', '2026-03-05T18:05', '18:05', 'soon'].map((date) => valueOf({ date }));
    const chinese = ['2026-03-05', '2026-03', '2026', '2026-03-05T18:05', '18:05'].map((date) => valueOf({ date }, {}, 'zh-CN'));

    expect(english).toEqual(['March 5, 2026', 'December 2026', '2026', 'March 5, 2026, 18:05', '18:05', 'soon']);
    expect(chinese).toEqual([CHINESE_VALUES.day, CHINESE_VALUES.month, CHINESE_VALUES.year, CHINESE_VALUES.moment, '18:05']);
  });

  it('is nothing for options that are not there and for answers that no sentence can take', () => {
    expect(valueOf({ option: 99 })).toBe('');
    expect(valueOf({ options: [{ option: 99 }, { option: 11 }] })).toBe('New York apple');
    expect(valueOf({ files: ['a'] })).toBe('');
    expect(valueOf({ rows: [{ 11: 'a' }] }, { childId: 11 })).toBe('');
  });

  it('has at most 200 characters, pictographs counted as one', () => {
    expect(valueOf({ text: 'a'.repeat(200) })).toBe('a'.repeat(200));
    expect(valueOf({ text: 'a'.repeat(201) })).toBe(`${'a'.repeat(199)}\u2026`);
    expect(valueOf({ text: '\u{1f600}'.repeat(200) })).toBe('\u{1f600}'.repeat(200));
    expect(valueOf({ text: '\u{1f600}'.repeat(500) })).toBe(`${'\u{1f600}'.repeat(199)}\u2026`);
  });

  it('never fills in the tokens of a title it inserts: they are their fallbacks', () => {
    const title = 'as <span data-ref="1" data-fallback="you &lt; me">[Q1]</span> said';

    expect(valueOf({ option: 1 }, {}, 'en', [option(1, title)])).toBe('as you < me said');
  });
});
