import { describe, expect, it } from '@jest/globals';
import { date, question, text, time, upload } from '../testing/build-node.js';
import { readingOf } from '../testing/reading-of.js';

describe('a text', () => {
  it('is trimmed, and none when it is blank', () => {
    expect(readingOf(text('Q1', 'Why?'), { text: '  so\n' })).toEqual({ answer: { text: 'so' }, errors: [] });
    expect(readingOf(text('Q1', 'Why?'), { text: ' \n' })).toEqual({ answer: undefined, errors: [] });
  });

  it.each([
    [53, 'a@b', 'email'],
    [53, 'a@b.cn', undefined],
    [54, '12800138000', 'mobile'],
    [54, '13800138000', undefined],
    [60, '1380013800', 'mobile'],
    [60, '13800138000', undefined],
    [50, '5 o clock', undefined],
    [42, '6901234567892', undefined],
  ] as const)('of type %d answers %s with %s', (type, given, reason) => {
    expect(readingOf(question(type, 'Q1', 'What?'), { text: given }).errors[0]?.reason).toBe(reason);
  });

  it('has at most 99,999 characters', () => {
    expect(readingOf(text('Q1', 'Why?'), { text: 'x'.repeat(99_999) }).errors).toEqual([]);
    expect(readingOf(text('Q1', 'Why?'), { text: 'x'.repeat(100_000) }).errors).toEqual([{ nodeId: 1, reason: 'maxWord', limit: 99_999 }]);
  });

  it.each([[{}], [{ text: 5 }], [{ text: 'x', more: 1 }], ['x'], [['x']], [null]])('is not %j', (value) => {
    expect(readingOf(text('Q1', 'Why?'), value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a date', () => {
  const reads = (asked: ReturnType<typeof date>, given: string) => readingOf(asked, { date: given }).answer;

  it.each([
    [0, '2026-03-31', '2026-03'],
    [1, '2026-03', '2026-03-31'],
    [2, '2026', '2026-03'],
    [3, '2026-03-31T18:05', '2026-03-31'],
    [4, '2026-03-31T18:05:59', '2026-03-31T18:05'],
  ])('of format %d is %s, not %s', (format, right, wrong) => {
    const asked = date('Q1', 'When?', { setting: { format } });

    expect(readingOf(asked, { date: right })).toEqual({ answer: { date: right }, errors: [] });
    expect(readingOf(asked, { date: wrong })).toEqual({ answer: undefined, errors: [{ nodeId: 1, reason: 'date' }] });
  });

  it('is a day unless the author asks for more or less', () => {
    expect(reads(date('Q1', 'When?'), '2026-03-31')).toEqual({ date: '2026-03-31' });
  });

  it('is one of the calendar', () => {
    const day = date('Q1', 'When?');

    expect(
      ['2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30', '0001-01-01'].map((given) => reads(day, given)?.toString()),
    ).not.toContain(undefined);
    expect(
      [
        '2026-02-29',
        '1900-02-29',
        '2026-04-31',
        '2026-13-01',
        '2026-00-01',
        '2026-01-00',
        '0000-01-01',
        '2026-3-1',
        '2026-03-31 '.repeat(2),
      ].map((given) => reads(day, given)),
    ).toEqual(Array.from({ length: 9 }, () => undefined));
  });

  it('may part day and time by a space', () => {
    expect(reads(date('Q1', 'When?', { setting: { format: 3 } }), ' 2026-03-31 18:05 ')).toEqual({ date: '2026-03-31T18:05' });
  });

  it('is blank or of another shape', () => {
    expect(readingOf(date('Q1', 'When?'), { date: ' ' })).toEqual({ answer: undefined, errors: [] });
    expect(
      [{ date: 2026 }, { day: '2026-03-31' }, '2026-03-31'].map((value) => readingOf(date('Q1', 'When?'), value).errors[0]?.reason),
    ).toEqual(['shape', 'shape', 'shape']);
  });
});

describe('a time', () => {
  const minutes = time('Q1', 'When?');
  const seconds = time('Q1', 'When?', { setting: { format: 1 } });
  const accepts = (asked: typeof minutes, given: string) => readingOf(asked, { date: given }).errors.length === 0;

  it('is one of the day, with seconds where they are asked for', () => {
    expect(['00:00', '23:59', '19:30'].map((given) => accepts(minutes, given))).toEqual([true, true, true]);
    expect(['24:00', '12:60', '7:30', '12:30:00'].map((given) => accepts(minutes, given))).toEqual([false, false, false, false]);
    expect([accepts(seconds, '12:30:59'), accepts(seconds, '12:30:60'), accepts(seconds, '12:30')]).toEqual([true, false, false]);
  });
});

describe('an upload', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, place) => `f${place}`);
  const several = upload('Q1', 'Pictures?', { setting: { min: 2, max: 10 } });

  it('is ids of files, each once, in the order of adding', () => {
    expect(readingOf(upload('Q1', 'Pictures?'), { files: ['b_2', 'a-1'] })).toEqual({ answer: { files: ['b_2', 'a-1'] }, errors: [] });
    expect(readingOf(upload('Q1', 'Pictures?'), { files: [] })).toEqual({ answer: undefined, errors: [] });
  });

  it('accepts as many files as asked for [S9.upload.count-1-10]', () => {
    expect(readingOf(several, { files: ids(1) }).errors).toEqual([{ nodeId: 1, reason: 'min', limit: 2 }]);
    expect(readingOf(several, { files: ids(10) }).errors).toEqual([]);
    expect(readingOf(several, { files: ids(11) }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 10 }]);
  });

  it('accepts a hundred files where the author sets no limit, and is not read beyond', () => {
    expect(readingOf(upload('Q1', 'Pictures?'), { files: ids(100) }).errors).toEqual([]);
    expect(readingOf(upload('Q1', 'Pictures?'), { files: ids(101) }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });

  it('tells what cannot be the id of a file', () => {
    expect(readingOf(upload('Q1', 'Pictures?'), { files: ['a', '../b', 'c'] })).toEqual({
      answer: { files: ['a', 'c'] },
      errors: [{ nodeId: 1, reason: 'file' }],
    });
    expect(readingOf(upload('Q1', 'Pictures?'), { files: ['x'.repeat(64)] }).errors).toEqual([]);
    expect(readingOf(upload('Q1', 'Pictures?'), { files: ['x'.repeat(65)] })).toEqual({
      answer: undefined,
      errors: [{ nodeId: 1, reason: 'file' }],
    });
  });

  it('is not the same file twice, nor anything else', () => {
    const misfits = [{ files: ['a', 'a'] }, { files: [1] }, { files: 'a' }, ['a']];

    expect(misfits.map((value) => readingOf(upload('Q1', 'Pictures?'), value).errors[0]?.reason)).toEqual([
      'shape',
      'shape',
      'shape',
      'shape',
    ]);
  });

  it('is one picture where a signature is asked for', () => {
    const signature = { ...question(41, 'Q1', 'Sign'), subType: 1 };

    expect(readingOf(signature, { files: ['a'] }).errors).toEqual([]);
    expect(readingOf(signature, { files: ['a', 'b'] }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 1 }]);
  });
});
