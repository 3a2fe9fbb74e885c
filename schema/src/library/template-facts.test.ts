import { describe, expect, it } from '@jest/globals';
import { statement } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { plannedSeconds } from '../simulate/expected-seconds.js';
import { readTemplateTexts, templateFacts, templateSearchText } from './template-facts.js';

const TEA = survey(
  statement('Q1', 'Welcome'),
  single('Q2', '<b>Which</b> tea?', ['green', 'black', 'white', 'oolong', 'mate']),
  text('Q3', 'Why, <span data-ref="2" data-fallback="friend">[Q2]</span>?'),
);

describe('what a list shows of a template', () => {
  it('is how many questions it has, how long they take, and the beginning of the first one', () => {
    expect(templateFacts(TEA)).toEqual({
      questionCount: 2,
      minutes: 1,
      firstQuestion: 'Which tea?',
      firstOptions: ['green', 'black', 'white', 'oolong'],
      accent: '#0e7490',
      surface: null,
      isDark: false,
    });
  });

  it('is the look of its theme', () => {
    const theme = { accent: '#1d4ed8', surface: '#fafaff', isDark: true };

    expect(templateFacts({ ...TEA, theme })).toMatchObject(theme);
  });

  it('is nothing of a question where there is none', () => {
    expect(templateFacts(survey(statement('Q1', 'Only words')))).toMatchObject({
      questionCount: 0,
      minutes: 1,
      firstQuestion: '',
      firstOptions: [],
    });
  });
});

it('the time that a survey takes grows with its questions, and with the parts of each', () => {
  const rows = (count: number) =>
    survey(
      matrix(
        1,
        'Q1',
        'Each?',
        Array.from({ length: count }, (_, at) => `row ${at}`),
        ['yes', 'no'],
      ),
    );

  expect(plannedSeconds(survey(single('Q1', 'A?', ['x']), text('Q2', 'B?')))).toBeGreaterThan(
    plannedSeconds(survey(single('Q1', 'A?', ['x']))),
  );
  expect(plannedSeconds(rows(8))).toBeGreaterThan(plannedSeconds(rows(2)) + 15);
  expect(plannedSeconds(survey(multiple('Q1', 'A?', ['x', 'y'])))).toBeLessThan(30);
});

it('a search looks through texts and titles in small letters, inserted answers left out, up to a limit', () => {
  expect(templateSearchText(['My TEA', 'For lunch'], TEA)).toBe('my tea\nfor lunch\nwelcome\nwhich tea?\nwhy, friend?');
  expect(templateSearchText(['x'.repeat(30_000)], TEA)).toHaveLength(20_000);
});

describe('the texts of a template', () => {
  it('are read without spaces around them', () => {
    expect(readTemplateTexts({ title: ' Tea ', description: ' ' })).toEqual({ ok: true, value: { title: 'Tea', description: '' } });
  });

  it.each([
    [
      { title: ' ', description: '' },
      { field: 'title', rule: 'tooShort', limit: 1 },
    ],
    [
      { title: 'x'.repeat(101), description: '' },
      { field: 'title', rule: 'tooLong', limit: 100 },
    ],
    [
      { title: 'x', description: 'x'.repeat(201) },
      { field: 'description', rule: 'tooLong', limit: 200 },
    ],
  ])('are refused with the field and its limit', (texts, fault) => {
    expect(readTemplateTexts(texts)).toEqual({ ok: false, faults: [fault] });
  });
});
