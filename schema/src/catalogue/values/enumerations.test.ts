import { describe, expect, it } from '@jest/globals';
import { ANSWER_FORMATS, OPTION_INPUT_TYPES, optionInputType, SELECT_FORMAT } from './answer-formats.js';
import { RATE_FORMATS, rateIcon } from './drawn-scales.js';
import {
  ATTRIBUTE_LABELS,
  ATTRIBUTE_TYPES,
  cityParts,
  DATE_FORMATS,
  SEQUENCE_MODES,
  SURVEY_TYPES,
  TEXT_SIZES,
  textSize,
  TIME_FORMATS,
} from './enumerations.js';

describe('numbers with names', () => {
  it('survey type 1 is the survey [S3.survey.type-label]', () => {
    expect(SURVEY_TYPES).toEqual({ 1: 'survey' });
  });

  it('sequence modes [S3.sequence.modes]', () => {
    expect(SEQUENCE_MODES).toEqual(['order', 'random', 'loop', 'position']);
  });

  it('attribute types [S3.attribute-type.list]', () => {
    expect(ATTRIBUTE_TYPES).toEqual(['normal', 'hide', 'background']);
  });

  it('labelled attributes [S3.attribute-label.list]', () => {
    expect(ATTRIBUTE_LABELS).toEqual(['title', 'left_text', 'center_text', 'right_text', 'prev_text', 'next_text']);
  });

  it('sizes 1 to 3 of a text box have one line [S3.text-size.single-line]', () => {
    expect([1, 2, 3].map(textSize)).toEqual([
      { lines: 'single', box: 'small' },
      { lines: 'single', box: 'medium' },
      { lines: 'single', box: 'large' },
    ]);
  });

  it('sizes 4 to 6 have several [S3.text-size.multi-line] [S9.layout.input-sizes]', () => {
    expect([4, 5, 6].map(textSize)).toEqual([
      { lines: 'multi', box: 'small' },
      { lines: 'multi', box: 'medium' },
      { lines: 'multi', box: 'large' },
    ]);
    expect(TEXT_SIZES.length).toBe(6);
    expect([textSize(0), textSize(7)]).toEqual([
      { lines: 'single', box: 'small' },
      { lines: 'single', box: 'small' },
    ]);
  });

  it('city levels ask one part more each [S3.city.level-range] [S3.city.level-names]', () => {
    expect([1, 2, 3, 4].map(cityParts)).toEqual([
      ['province'],
      ['province', 'city'],
      ['province', 'city', 'district'],
      ['province', 'city', 'district', 'address'],
    ]);
  });

  it('rate formats are icons, each another one [S3.rate.format-icon]', () => {
    expect(RATE_FORMATS.map(rateIcon)).toEqual(['star', 'heart', 'thumb', 'smile', 'number']);
    expect([rateIcon(0), rateIcon(6)]).toEqual(['star', 'star']);
  });

  it('date and time formats end at a part', () => {
    expect(DATE_FORMATS).toEqual(['day', 'month', 'year', 'minute', 'second']);
    expect(TIME_FORMATS).toEqual(['minute', 'second']);
  });
});

describe('what may be typed', () => {
  it('has eight formats [S3.option.answer-formats]', () => {
    expect(ANSWER_FORMATS.map(({ format, key }) => [format, key])).toEqual([
      [0, 'text'],
      [1, 'integer'],
      [2, 'number'],
      [3, 'mobile'],
      [4, 'email'],
      [5, 'letter'],
      [6, 'character'],
      [90, 'select'],
    ]);
  });

  it('has nine names for the input of an option [S3.option.input-types]', () => {
    expect(OPTION_INPUT_TYPES.map(({ type, key, hasWordLimits }) => [type, key, hasWordLimits])).toEqual([
      [0, 'unlimited', false],
      [0, 'input', true],
      [90, 'select', false],
      [1, 'integer', false],
      [2, 'number', false],
      [3, 'mobile', false],
      [4, 'email', false],
      [5, 'letter', false],
      [6, 'character', false],
    ]);
  });

  it('names the input of an option by its type, its format and its word limits', () => {
    const keyOf = (option: Parameters<typeof optionInputType>[0]) => optionInputType(option)?.key;
    expect([keyOf({}), keyOf({ setting: { max_word: 1 } }), keyOf({ setting: { min_word: 1 } })]).toEqual(['unlimited', 'input', 'input']);
    expect([keyOf({ setting: { size: 2 } }), keyOf({ setting: { min_word: 0, max_word: 0 } })]).toEqual(['unlimited', 'unlimited']);
    expect([keyOf({ type: 3 }), keyOf({ setting: { format: 4 } }), keyOf({ type: 1, setting: { format: 4 } })]).toEqual([
      'mobile',
      'email',
      'integer',
    ]);
    expect([keyOf({ type: 5, setting: { max_word: 5 } }), keyOf({ type: 7 })]).toEqual(['letter', undefined]);
  });

  it('is a drop-down under number 90 [S3.option.input-type-90]', () => {
    expect(SELECT_FORMAT).toBe(90);
    expect(optionInputType({ type: 90 })?.key).toBe('select');
  });
});
