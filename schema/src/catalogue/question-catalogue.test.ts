import { describe, expect, it } from '@jest/globals';
import type { QuestionKey } from './entry/question-key.js';
import { fullSetting, isQuestionType, questionCatalogue, questionRow, rowByKey, subTypesOf } from './question-catalogue.js';

describe('the question catalogue', () => {
  it('tells its numbers from others', () => {
    expect([0, 1, 2, 3, 4, 8, 23, 30, 33, 60, 90, 91, -1, 1.5, Number.NaN].map(isQuestionType)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is looked up by the pair of type and sub-type, each pair once [S3.catalogue.keyed-by-type-subtype]', () => {
    const pairs = questionCatalogue.map(({ type, subType }) => `${type}/${subType}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBe(49);
    for (const row of questionCatalogue) {
      expect(questionRow({ type: row.type, subType: row.subType, group: row.key === 'group' })).toBe(row);
      expect(rowByKey(row.key)).toBe(row);
    }
  });

  it('takes the lowest sub-type where none is named [S3.catalogue.keyed-by-type-subtype]', () => {
    expect(questionRow({ type: 14 }).key).toBe('matrixSingle');
    expect(questionRow({ type: 7 }).key).toBe('table');
    expect(questionRow({ type: 34 }).key).toBe('imageSingle');
  });

  it('lists sub-types where a type has several', () => {
    expect([subTypesOf(7), subTypesOf(14), subTypesOf(16), subTypesOf(23)]).toEqual([
      [1, 2],
      [1, 2, 3, 4],
      [1, 2],
      [1, 2],
    ]);
    expect([subTypesOf(34), subTypesOf(41), subTypesOf(1), subTypesOf(0)]).toEqual([[1, 2], [1, 2], [], []]);
  });

  it('has no entry for numbers of nobody', () => {
    expect(() => questionRow({ type: 14, subType: 5 })).toThrow(RangeError);
    expect(() => questionRow({ type: 1, subType: 1 })).toThrow(RangeError);
  });
});

/** The setting of a new question, as its author gets it. */
function fresh(key: QuestionKey) {
  const { type, subType } = rowByKey(key);
  return fullSetting({ type, subType, group: key === 'group' });
}

const GRID = { is_fixed_header: false, is_split: false, attribute: 'normal' };
const TYPED = { size: 1, format: 0, min_word: 0, max_word: 0 };
const SCALE = { format: 1, min: 1, max: 5, left_text: '', center_text: '', right_text: '' };

describe('the setting of a new question', () => {
  it('of a choice [S3.default.choice-column] [S3.default.choice-min] [S3.default.choice-max]', () => {
    const choice = { column: 1, min: 0, max: 0, show_result: false, attribute: 'normal' };
    for (const key of [
      'single',
      'multiple',
      'imageSingle',
      'imageMultiple',
      'gender',
      'age',
      'education',
      'industry',
      'profession',
    ] as const) {
      expect(fresh(key)).toEqual(choice);
    }
    expect(fresh('dropdown')).toEqual({ column: 1, min: 0, max: 0, attribute: 'normal' });
  });

  it('of an input [S3.default.input-size] [S3.default.input-format] [S3.default.input-fields]', () => {
    expect(fresh('text')).toEqual({ ...TYPED, min: null, max: null, suffix: '', attribute: 'normal' });
  });

  it('of a rating [S3.default.rate-format] [S3.default.rate-min] [S3.default.rate-max] [S3.default.rate-texts]', () => {
    expect(fresh('rate')).toEqual({ ...SCALE, attribute: 'normal' });
    expect(fresh('matrixRate')).toEqual({ ...SCALE, ...GRID });
  });

  it('of a page block, and of a page [S3.default.page-block]', () => {
    const page = { control: false, min: 0, max: 0, prev_text: '', next_text: '', is_prev: true };
    expect(fresh('pageBlock')).toEqual(page);
    expect(fresh('page')).toEqual(page);
  });

  it('of an evaluation', () => {
    const setting = { template: 5, format: 1, max: 5, is_tag: true, is_comment: false, attribute: 'normal' };
    expect(fresh('evaluate')).toEqual(setting);
  });

  it('of a slider', () => {
    const texts = { left_text: '', center_text: '', right_text: '' };
    const flags = { is_vertical: false, is_stops: false, is_tip: true };
    expect(fresh('slider')).toEqual({ min: 0, max: 100, step: 1, value: null, ...flags, ...texts, attribute: 'normal' });
  });

  it('of a proportion [S5.weight.default-max]', () => {
    expect(fresh('proportion')).toEqual({ min: 0, max: 100, is_limit: false, sum: 0, suffix: '', attribute: 'normal' });
  });

  it('of a matrix and a table', () => {
    expect(fresh('matrixSingle')).toEqual({ ...GRID, is_flip: false, is_one: false });
    expect(fresh('matrixMultiple')).toEqual({ ...GRID, is_flip: false, min: 0, max: 0 });
    expect(fresh('matrixFill')).toEqual({ ...GRID, is_flip: false });
    expect(fresh('pictureDrag')).toEqual({ is_one: false, attribute: 'normal' });
    expect(fresh('table')).toEqual(GRID);
    expect(fresh('growingTable')).toEqual({ ...GRID, min: 1, max: 100, value: null });
  });

  it('of a place [S3.city.level-default]', () => {
    expect(fresh('city')).toEqual({ level: 4, attribute: 'normal' });
    expect(fresh('cascade')).toEqual({ level: null, placeholders: ['', '', ''], attribute: 'normal' });
  });

  it('of files and points', () => {
    expect(fresh('upload')).toEqual({ format: 0, size: 20, min: 0, max: 0, attribute: 'normal' });
    expect(fresh('plot')).toEqual({ image: '', min: 0, max: 0, attribute: 'normal' });
    expect(fresh('heatMap')).toEqual({ image: '', min: 0, max: 0, attribute: 'normal' });
  });

  it('of ranked or marked options and of dates', () => {
    expect(fresh('rank')).toEqual({ min: 0, max: 0, attribute: 'normal' });
    expect(fresh('words')).toEqual({ min: 0, max: 0, attribute: 'normal' });
    expect([fresh('date'), fresh('time')]).toEqual([
      { format: 0, attribute: 'normal' },
      { format: 0, attribute: 'normal' },
    ]);
  });

  it('of everything else is who fills it in, or nothing', () => {
    const keysWith = (wanted: object) =>
      questionCatalogue.flatMap(({ key }) => (Object.keys(fresh(key)).join() === Object.keys(wanted).join() ? [key] : []));
    expect(keysWith({ attribute: 'normal' }).join(' ')).toBe(
      'form multipleInput position signature onlineSignature code name email mobile major colleges verificationCode',
    );
    expect(keysWith({}).join(' ')).toBe('statement group loop block');
  });
});

describe('the setting of a question', () => {
  it('shows what its author chose and the defaults around it', () => {
    expect(fullSetting({ type: 4, setting: { max: 10, left_text: 'never' } })).toEqual({
      ...SCALE,
      max: 10,
      left_text: 'never',
      attribute: 'normal',
    });
    expect(fullSetting({ type: 0, setting: { is_prev: false, min: 0 } })).toMatchObject({ is_prev: false, min: 0 });
  });
});
