import { describe, expect, it } from '@jest/globals';
import { questionCatalogue, rowByKey } from './question-catalogue.js';
import type { QuestionKey } from './entry/question-key.js';
import type { QuestionRow } from './entry/question-row.js';

const having = (is: (row: QuestionRow) => boolean): string => questionCatalogue.flatMap((row) => (is(row) ? [row.key] : [])).join(' ');

const CHOICES = 'single multiple dropdown imageSingle imageMultiple';
const PERSONAL_CHOICES = 'age gender education industry profession';
const CONTAINERS = 'group pageBlock loop block';

describe('what an entry is made of', () => {
  it('has options, columns, fields or levels', () => {
    const scales =
      'evaluate rank proportion words matrixSingle matrixMultiple matrixFill matrixRate table growingTable pictureDrag cascade plot';
    expect(having((row) => row.hasOptions)).toBe(`${CHOICES} form multipleInput ${scales} ${PERSONAL_CHOICES}`);
  });

  it('can do without them where they only name parts: cells of text, points of a scale, areas of a picture', () => {
    expect(having((row) => row.hasOptions && !row.needsOptions)).toBe('matrixFill matrixRate plot');
  });

  it('has rows', () => {
    expect(having((row) => row.hasRows)).toBe('matrixSingle matrixMultiple matrixFill matrixRate table pictureDrag');
    expect(having((row) => row.rowsTakeImage)).toBe('matrixSingle matrixMultiple matrixFill matrixRate pictureDrag');
    expect(having((row) => row.rowsTakeRightTitle)).toBe('matrixSingle matrixMultiple matrixRate');
  });

  it('lets respondents name rows, yet not on a fill-in matrix', () => {
    expect(having((row) => row.rowsTakeOther)).toBe('matrixSingle matrixMultiple matrixRate');
  });

  it('groups options, and marks them as other or exclusive', () => {
    expect(having((row) => row.hasOptionGroups)).toBe(`${CHOICES} ${PERSONAL_CHOICES}`);
    expect(having((row) => row.takesOther)).toBe(`${CHOICES} ${PERSONAL_CHOICES}`);
    expect(having((row) => row.takesExclusive)).toBe(`${CHOICES} matrixSingle matrixMultiple ${PERSONAL_CHOICES}`);
  });

  it('puts pictures and right titles on options', () => {
    expect(having((row) => row.takesImage)).toBe(
      `single multiple imageSingle imageMultiple rank matrixSingle matrixMultiple matrixFill pictureDrag ${PERSONAL_CHOICES}`,
    );
    expect(having((row) => row.takesRightTitle)).toBe('proportion');
  });

  it('gives inputs to other options, or to all', () => {
    expect(having((row) => row.optionInput === 'other')).toBe(`${CHOICES} ${PERSONAL_CHOICES}`);
    expect(having((row) => row.optionInput === 'all')).toBe('form multipleInput matrixFill table growingTable');
  });

  it('bounds the titles of options', () => {
    expect(rowByKey('single').optionTitle).toEqual({ max: 1_000 });
    expect(rowByKey('cascade').optionTitle).toEqual({ max: 50 });
    expect(rowByKey('evaluate').optionTitle).toEqual({ max: 20, unit: 'bytes' });
  });

  it('contains nodes, or can be answered, or neither', () => {
    expect(having((row) => row.isContainer)).toBe(CONTAINERS);
    expect(having((row) => !row.isAnswerable)).toBe(`page statement ${CONTAINERS}`);
  });
});

describe('what an entry takes part in', () => {
  it('is never jumped from on these', () => {
    expect(having((row) => !row.takesJump)).toBe(
      'form multipleInput matrixFill table growingTable cascade city upload heatMap page statement',
    );
  });

  it('is shown or hidden unless it is a page', () => {
    expect(having((row) => !row.takesShow)).toBe('page');
  });

  it('shows and hides options and rows', () => {
    expect(having((row) => row.takesOptionLogic)).toBe(
      `${CHOICES} form multipleInput rank proportion words matrixSingle matrixMultiple matrixFill pictureDrag ${PERSONAL_CHOICES}`,
    );
    expect(having((row) => row.takesRowLogic)).toBe('matrixSingle matrixMultiple matrixFill matrixRate pictureDrag');
  });

  it('carries options over from single and multiple choice', () => {
    expect(having((row) => row.isCarrySource)).toBe('single multiple imageSingle imageMultiple');
    expect(having((row) => row.isCarryTarget)).toBe(`${CHOICES} rank proportion matrixSingle matrixMultiple matrixFill matrixRate`);
  });

  it('inserts answers of single, multiple, select, open, form and date questions into texts', () => {
    const personal = 'name age gender email mobile education major colleges industry profession verificationCode';
    expect(having((row) => row.isPipingSource)).toBe(`${CHOICES} text form multipleInput date time ${personal}`);
  });

  it('switches single and multiple both ways, and nothing else', () => {
    const switches = (key: QuestionKey) => rowByKey(key).switchesTo;
    expect([switches('single'), switches('multiple')]).toEqual([[{ type: 2 }], [{ type: 1 }]]);
    expect([switches('imageSingle'), switches('imageMultiple')]).toEqual([[{ type: 34, subType: 2 }], [{ type: 34, subType: 1 }]]);
    expect([switches('matrixSingle'), switches('matrixMultiple')]).toEqual([[{ type: 14, subType: 2 }], [{ type: 14, subType: 1 }]]);
    expect(having((row) => row.switchesTo.length > 0)).toBe('single multiple imageSingle imageMultiple matrixSingle matrixMultiple');
  });
});
