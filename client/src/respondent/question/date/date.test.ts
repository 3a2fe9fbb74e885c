import { describe, expect, it } from '@jest/globals';
import { DATE_FORMATS, type SurveyNode, TIME_FORMATS, validateAnswer } from '@wence/schema';
import { asAnswer, dateInput, tidied } from './date';

const asking = (subType: number, format: number): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 23,
  subType,
  title: 'When?',
  setting: { format },
});

const EVERY = [...DATE_FORMATS.map((_part, format) => asking(1, format)), ...TIME_FORMATS.map((_part, format) => asking(2, format))];

describe('dateInput', () => {
  it('has the device’s own input for every format of the setting, and an example that the question takes', () => {
    expect(EVERY.map((node) => dateInput(node).type)).toEqual([
      'date',
      'month',
      'text',
      'datetime-local',
      'datetime-local',
      'time',
      'time',
    ]);
    for (const node of EVERY) expect(validateAnswer(node, { date: dateInput(node).example })).toEqual([]);
  });

  it('asks for seconds exactly where the format does', () => {
    expect(EVERY.map((node) => dateInput(node).step === 1)).toEqual([false, false, false, false, true, false, true]);
  });

  it('keeps years at four digits, which is what an answer may have', () => {
    for (const node of EVERY.filter((each) => dateInput(each).max)) {
      expect(validateAnswer(node, { date: dateInput(node).max ?? '' })).toEqual([]);
    }
  });
});

describe('asAnswer', () => {
  it('adds the seconds that a browser leaves out at the full minute', () => {
    expect(asAnswer('2026-03-31T18:05', dateInput(asking(1, 4)))).toBe('2026-03-31T18:05:00');
    expect(asAnswer('18:05', dateInput(asking(2, 1)))).toBe('18:05:00');
    expect(asAnswer('18:05:30', dateInput(asking(2, 1)))).toBe('18:05:30');
  });

  it('drops seconds that nobody asked for', () => {
    expect(asAnswer('2026-03-31T18:05:00.000', dateInput(asking(1, 3)))).toBe('2026-03-31T18:05');
    expect(asAnswer('18:05:59', dateInput(asking(2, 0)))).toBe('18:05');
  });

  it('leaves days, months and years as they are', () => {
    for (const [format, value] of ['2026-03-31', '2026-03', '2026'].entries()) {
      expect(asAnswer(value, dateInput(asking(1, format)))).toBe(value);
    }
  });
});

describe('tidied', () => {
  it('reads a month however it is typed', () => {
    const month = dateInput(asking(1, 1));
    expect(['2026-03', '2026/3', ' 2026. 3 ', '2026 03'].map((text) => tidied(text, month))).toEqual(Array(4).fill('2026-03'));
  });

  it('leaves alone what is no month', () => {
    expect(tidied('spring', dateInput(asking(1, 1)))).toBe('spring');
    expect(tidied('2026', dateInput(asking(1, 2)))).toBe('2026');
  });
});
