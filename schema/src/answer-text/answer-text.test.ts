import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../answer/answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compile } from '../engine/compile.js';
import { evaluate as evaluateAnswers } from '../engine/evaluate.js';
import {
  answersOf,
  arbitraryAnswers,
  arbitraryDefinition,
  cascade,
  city,
  evaluate,
  form,
  growingTable,
  matrix,
  multiple,
  type NamedAnswer,
  plot,
  proportion,
  question,
  randomRuns,
  rank,
  single,
  slider,
  survey,
  table,
  text,
  time,
  upload,
} from '../testing/index.js';
import { answerTexts } from './answer-text.js';
import { CHINESE_ANSWERS } from './fixtures/chinese-answers.js';

const OTHER = { title: 'Other', other: true };
const shop = survey(
  single('Q1', 'Colour?', ['<b>Deep</b> red', OTHER]),
  multiple('Q2', 'Drinks?', ['tea', 'milk', OTHER]),
  text('Q3', 'Weight?', { setting: { suffix: 'kg' } }),
  slider('Q4', 'How warm?'),
  evaluate('Q5', 'How was it?', ['bad', 'good']),
  rank('Q6', 'Order?', ['price', 'taste']),
  cascade('Q7', 'Where?', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }] }]),
  city('Q8', 'Which city?'),
  form('Q9', 'You?', ['Name', 'Age']),
  proportion('Q10', 'Shares?', ['rent', 'food']),
  matrix(2, 'Q11', 'Which of them?', ['home', { title: 'else', other: true }], ['tea', 'milk']),
  matrix(3, 'Q12', 'Where and when?', ['first'], ['town', 'year']),
  table('Q13', 'Rows', ['child', 'parent'], ['age', 'job']),
  growingTable('Q14', 'Trips', ['place']),
  time('Q15', 'When?'),
  upload('Q16', 'Papers?'),
  question(35, 'Q17', 'Where are you?'),
  plot('Q18', 'Mark it', ['good', 'bad']),
  plot('Q19', 'Mark it', []),
);

const FILES: Readonly<Record<string, string>> = { f1: 'cv.pdf' };
const DIVISIONS: Readonly<Record<string, string>> = { 110000: 'Beijing', 110100: 'Beijing', 110105: 'Chaoyang' };
const NAMES = { file: (id: string) => FILES[id], division: (code: string) => DIVISIONS[code] };

/** The only answer of a response, in a cell and line by line. */
function read(code: string, named: NamedAnswer, definition: SurveyDefinition = shop) {
  const [[id = '', answer] = []] = Object.entries(answersOf(definition, { [code]: named }));
  if (answer === undefined) throw new Error('No answer');
  const texts = answerTexts(definition, 'en', NAMES);
  return { text: texts.text(Number(id), answer), lines: texts.lines(Number(id), answer) };
}

describe('an answer as people read it', () => {
  it.each<[string, NamedAnswer, string]>([
    ['Q1', '<b>Deep</b> red', 'Deep red'],
    ['Q1', [['Other', 'pink']], 'Other: pink'],
    ['Q2', ['tea', ['Other', 'mate']], 'tea, Other: mate'],
    ['Q3', '81', '81 kg'],
    ['Q4', 0, '0'],
    ['Q5', { level: 2, tags: ['quick', 'clean'], text: 'Again!' }, '2 good, quick, clean, Again!'],
    ['Q5', { level: 9, tags: [] }, '9'],
    ['Q6', ['taste', 'price'], '1. taste, 2. price'],
    ['Q7', ['Hebei', 'Baoding'], 'Hebei / Baoding'],
    ['Q8', { codes: ['110000', '110100', '110105'], detail: '1 Lane' }, 'Beijing Chaoyang 1 Lane'],
    ['Q8', { codes: ['990000'] }, '990000'],
    ['Q9', { Name: 'Ann', Age: '30' }, 'Name: Ann; Age: 30'],
    ['Q10', { rent: 70, food: 30 }, 'rent: 70; food: 30'],
    ['Q11', { home: ['tea', 'milk'] }, 'home: tea, milk'],
    ['Q12', { first: { town: 'Wuhan', year: '2020' } }, 'first: town: Wuhan; year: 2020'],
    ['Q13', [{}, { age: '50', job: 'cook' }], 'parent: age: 50; job: cook'],
    ['Q14', [{ place: 'Xi’an' }, { place: 'Lhasa' }], '1: Xi’an; 2: Lhasa'],
    ['Q15', '2026-03-31T18:05', '2026-03-31 18:05'],
    ['Q16', ['f1', 'f2'], 'cv.pdf, f2'],
    ['Q17', { lng: 121.4737, lat: 31.2304 }, '31.23040, 121.47370'],
    ['Q17', { lng: 121.4737, lat: 31.2304, address: 'The Bund' }, 'The Bund, 31.23040, 121.47370'],
    ['Q19', { points: [{ x: 0, y: 0 }] }, '1 mark'],
  ])('writes the answer to %s, %j, as one text', (code, named, expected) => {
    expect(read(code, named).text).toBe(expected);
  });

  it('has a line for each choice, row and field, so that a page can list them', () => {
    expect(read('Q2', ['tea', 'milk']).lines).toEqual([{ text: 'tea' }, { text: 'milk' }]);
    expect(read('Q9', { Name: 'Ann' }).lines).toEqual([{ label: 'Name', text: 'Ann' }]);
    expect(read('Q13', [{ age: '9' }]).lines).toEqual([{ label: 'child', text: 'age: 9' }]);
  });

  it('says what a respondent called a row, and counts marks by what they stand for', () => {
    const [, , , , , , , , , , grid, , , , , , , marked] = shop.nodes;
    const rowId = grid?.children?.[1]?.id ?? 0;
    const [tea] = grid?.options ?? [];
    const [good, bad] = marked?.options ?? [];
    const texts = answerTexts(shop, 'en');

    const named = texts.text(grid?.id ?? 0, { rows: { [rowId]: { options: [{ option: tea?.id ?? 0 }] } }, names: { [rowId]: 'office' } });
    const points = [good, bad, good].map((option) => ({ x: 0, y: 0, ...(option && { option: option.id }) }));

    expect(named).toBe('else: office: tea');
    expect(texts.text(marked?.id ?? 0, { points })).toBe('good: 2 marks; bad: 1 mark');
  });

  it('is punctuated in the language of the reader', () => {
    const answers = answersOf(shop, { Q2: ['tea', ['Other', 'mate']], Q9: { Name: 'Ann', Age: '30' } });
    const [[drinks, chosen] = [], [you, fields] = []] = Object.entries(answers);
    const { text: write } = answerTexts(shop, 'zh-CN');

    expect(chosen && write(Number(drinks), chosen)).toBe(CHINESE_ANSWERS.list);
    expect(fields && write(Number(you), fields)).toBe(CHINESE_ANSWERS.fields);
  });

  it('names an option that was carried over from another question, and one by the text that the respondent read', () => {
    const [colour, drinks] = shop.nodes;
    const carried = colour?.options?.[0]?.id ?? 0;

    expect(answerTexts(shop, 'en').text(drinks?.id ?? 0, { options: [{ option: carried }] })).toBe('Deep red');
    expect(answerTexts(shop, 'en').text(colour?.id ?? 0, { option: carried }, { [carried]: 'Red, <i>Ann</i>' })).toBe('Red, Ann');
  });

  it('is nothing for a question that the version does not have', () => {
    expect(answerTexts(shop, 'en').lines(shop.lastId + 1, { text: 'late' })).toEqual([]);
  });

  it('has a line with text for everything that has content, whatever the survey', () => {
    const answered = arbitraryDefinition(fc).chain((definition) => fc.tuple(fc.constant(definition), arbitraryAnswers(fc, definition)));

    fc.assert(
      fc.property(answered, ([definition, answers]: [SurveyDefinition, Answers]) => {
        const texts = answerTexts(definition, 'en');
        // As they are stored, without what is blank.
        for (const [id, answer] of Object.entries(evaluateAnswers(compile(definition), answers).effective)) {
          const lines = texts.lines(Number(id), answer);
          expect(lines.length).toBeGreaterThan(0);
          for (const { text: line } of lines) expect(texts.text(Number(id), answer)).toContain(line);
        }
      }),
      randomRuns(300),
    );
  });
});
