import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { remapAnswers } from './remap-answers';

const newest: SurveyDefinition = {
  format: 1,
  lastId: 40,
  title: 'Newest',
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 1,
      title: 'one',
      options: [
        { id: 11, code: '1', title: 'a' },
        { id: 12, code: '2', title: 'b', other: true },
      ],
    },
    {
      id: 2,
      code: 'Q2',
      type: 2,
      title: 'many',
      options: [
        { id: 21, code: '1', title: 'a' },
        { id: 22, code: '2', title: 'b' },
      ],
    },
    { id: 3, code: 'Q3', type: 3, title: 'text' },
  ],
};

describe('remapAnswers', () => {
  it('keeps everything that still has its question and option', () => {
    const answers = { 1: { option: 12, text: 'x' }, 2: { options: [{ option: 21 }, { option: 22 }] }, 3: { text: 'hello' } };

    expect(remapAnswers(newest, answers)).toEqual({ answers, lost: [] });
  });

  it('drops answers to questions that are gone, without a word: nobody can answer them', () => {
    expect(remapAnswers(newest, { 9: { text: 'old' } })).toEqual({ answers: {}, lost: [] });
  });

  it('names questions whose option is gone', () => {
    const remapped = remapAnswers(newest, { 1: { option: 19 }, 2: { options: [{ option: 21 }, { option: 29 }] } });

    expect(remapped).toEqual({ answers: { 2: { options: [{ option: 21 }] } }, lost: [1, 2] });
  });

  it('names questions whose type changed', () => {
    expect(remapAnswers(newest, { 1: { text: 'was text' }, 3: { option: 11 } })).toEqual({ answers: {}, lost: [1, 3] });
  });

  it('drops the text of an option that no longer asks for one', () => {
    expect(remapAnswers(newest, { 1: { option: 11, text: 'x' } }).answers).toEqual({ 1: { option: 11 } });
  });

  it.each([null, 7, 'x', [], { 1: null }, { 1: [] }, { 2: { options: 5 } }, { 2: { options: [null, 3] } }, { 3: { text: 8 } }])(
    'makes something harmless of %j',
    (hostile) => {
      expect(remapAnswers(newest, hostile).answers).toEqual({});
    },
  );
});
