import { describe, expect, it } from '@jest/globals';
import { fullSetting } from './full-setting.js';
import { questionCatalogue, rowByKey } from './question-catalogue.js';
import type { QuestionKey } from './question-key.js';

/** The setting of a new question, as its author gets it. */
const fresh = (key: QuestionKey) => {
  const { type, subType } = rowByKey(key);
  return fullSetting({ type, subType, group: key === 'group' });
};

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
