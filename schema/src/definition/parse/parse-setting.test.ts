import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';

type Kind = readonly [type: number, subType?: number];

const question = ([type, subType]: Kind, setting: object, more: object = {}) => ({
  format: 1,
  title: 'x',
  nodes: [{ id: 1, code: 'Q1', type, subType, title: 'q', setting, ...more }],
});

/** Returns the faults that the parser reports, each as `key rule limit`. */
function refusals(kind: Kind, setting: object, more?: object): string[] {
  const parsed = parseDefinition(question(kind, setting, more));
  return parsed.ok
    ? []
    : parsed.faults.map(({ field, rule, limit }) => [field.replace('nodes[0].setting.', ''), rule, limit].join(' ').trim());
}

function kept(kind: Kind, setting: object): unknown {
  const parsed = parseDefinition(question(kind, setting));
  return parsed.ok ? JSON.parse(canonicalText(parsed.value)).nodes[0].setting : parsed.faults;
}

const MULTIPLE: Kind = [2];
const TEXT: Kind = [3];
const RATE: Kind = [4];
const SLIDER: Kind = [13];
const GROWING: Kind = [7, 2];
const UPLOAD: Kind = [36];
const PROPORTION: Kind = [17];
const PAGE: Kind = [0];

describe('a setting from outside', () => {
  it('may spell out the defaults of its family, which are not written', () => {
    expect(kept(MULTIPLE, { column: 1, min: 0, max: 0, show_result: false, attribute: 'normal' })).toBeUndefined();
    expect(kept(TEXT, { size: 1, format: 0, min_word: 0, max_word: 0, suffix: '' })).toBeUndefined();
    expect(kept(RATE, { format: 1, min: 1, max: 5, left_text: '', center_text: '', right_text: '' })).toBeUndefined();
    expect(kept(PAGE, { control: false, min: 0, max: 0, prev_text: '', next_text: '', is_prev: true })).toBeUndefined();
  });

  it('has bounds of a number that may be 0, which is no default there', () => {
    expect(kept(TEXT, { min: 0, max: 0 })).toEqual({ min: 0, max: 0 });
  });

  it('has columns from 1 to 3 [S3.setting.column]', () => {
    expect(refusals([1], { column: 3 })).toEqual([]);
    expect(refusals([1], { column: 4 })).toEqual(['column tooLarge 3']);
    expect(refusals([1], { column: 0 })).toEqual(['column tooSmall 1']);
    expect(refusals([1], { column: 1.5 })).toEqual(['column format']);
  });

  it('keeps the fewest choices below the most, of which 0 is no limit [S5.matrix-multiple.min-le-max] [S5.matrix-multiple.zero-unlimited]', () => {
    expect(refusals([14, 2], { min: 3, max: 3 })).toEqual([]);
    expect(refusals([14, 2], { min: 3, max: 0 })).toEqual([]);
    expect(refusals([14, 2], { min: 3 })).toEqual([]);
    expect(refusals([14, 2], { min: 3, max: 2 })).toEqual(['min tooLarge 2']);
    expect(refusals(MULTIPLE, { min: 3, max: 2 })).toEqual(['min tooLarge 2']);
  });

  it('has no choices to count where there is one only', () => {
    expect(refusals([1], { min: 0, max: 0 })).toEqual([]);
    expect(refusals([1], { max: 1 })).toEqual(['max notAllowed']);
  });

  it('has rating ends from 0 to 10 that differ [S5.rating.range-0-10] [S5.rating.min-below-max] [S5.rating.at-most-10-steps]', () => {
    expect(refusals(RATE, { min: 0, max: 10 })).toEqual([]);
    expect(refusals(RATE, { min: -1, max: 9 })).toEqual(['min tooSmall 0']);
    expect(refusals(RATE, { min: 5, max: 11 })).toEqual(['max tooLarge 10']);
    expect(refusals(RATE, { min: 5, max: 5 })).toEqual(['min tooLarge 4']);
    expect(refusals(RATE, { min: 5 })).toEqual(['min tooLarge 4']);
    expect(refusals(RATE, { max: 1 })).toEqual(['min tooLarge 0']);
    expect(refusals([14, 4], { min: 5, max: 5 })).toEqual(['min tooLarge 4']);
  });

  it('has rating texts of 20 half-width columns at most [S5.rating.texts-20-bytes] [S5.rating.chinese-counts-2]', () => {
    for (const key of ['left_text', 'center_text', 'right_text']) {
      expect(refusals(RATE, { [key]: 'x'.repeat(20) })).toEqual([]);
      expect(refusals(RATE, { [key]: 'x'.repeat(21) })).toEqual([`${key} tooLong 20`]);
      expect(refusals(RATE, { [key]: '\u4e2d'.repeat(10) })).toEqual([]);
      expect(refusals(RATE, { [key]: '\u4e2d'.repeat(11) })).toEqual([`${key} tooLong 20`]);
    }
  });

  it('has slider ends that differ and a step between them [S5.slider.max-exceeds-min] [S5.slider.step-1]', () => {
    expect(refusals(SLIDER, { min: 99, max: 100 })).toEqual([]);
    expect(refusals(SLIDER, { min: 100 })).toEqual(['min tooLarge 99']);
    expect(refusals(SLIDER, { min: 5, max: 5 })).toEqual(['min tooLarge 4']);
    expect(refusals(SLIDER, { step: 1 })).toEqual([]);
    expect(refusals(SLIDER, { step: 0 })).toEqual(['step tooSmall 1']);
    expect(refusals(SLIDER, { step: 100 })).toEqual([]);
    expect(refusals(SLIDER, { step: 101 })).toEqual(['step tooLarge 100']);
    expect(refusals(SLIDER, { value: 100 })).toEqual([]);
    expect(refusals(SLIDER, { value: 101 })).toEqual(['value tooLarge 100']);
    expect(refusals(SLIDER, { value: -1 })).toEqual(['value tooSmall 0']);
  });

  it('has 1 to 100 growing rows, and shows between the fewest and the most of them [S5.dynamic-rows.min-1] [S5.dynamic-rows.max-100] [S5.dynamic-rows.default-between] [S5.dynamic-rows.default-at-most-10]', () => {
    expect(refusals(GROWING, { min: 1, max: 100, value: 10 })).toEqual([]);
    expect(refusals(GROWING, { min: 0 })).toEqual(['min tooSmall 1']);
    expect(refusals(GROWING, { max: 101 })).toEqual(['max tooLarge 100']);
    expect(refusals(GROWING, { min: 2, max: 5, value: 2 })).toEqual([]);
    expect(refusals(GROWING, { min: 2, max: 5, value: 5 })).toEqual([]);
    expect(refusals(GROWING, { min: 2, max: 5, value: 1 })).toEqual(['value tooSmall 2']);
    expect(refusals(GROWING, { min: 2, max: 5, value: 6 })).toEqual(['value tooLarge 5']);
    expect(refusals(GROWING, { max: 100, value: 11 })).toEqual(['value tooLarge 10']);
    expect(refusals(GROWING, { min: 6, max: 5 })).toEqual(['min tooLarge 5']);
  });

  it('has bounds of a number within 99,999, whole ones for integers [S5.open.numeric-99999] [S5.open.integer-steps]', () => {
    expect(refusals(TEXT, { format: 2, min: -99999, max: 99999 })).toEqual([]);
    expect(refusals(TEXT, { format: 2, max: 100000 })).toEqual(['max tooLarge 99999']);
    expect(refusals(TEXT, { format: 2, min: -100000 })).toEqual(['min tooSmall -99999']);
    expect(refusals(TEXT, { format: 2, min: 0.5 })).toEqual([]);
    expect(refusals(TEXT, { format: 1, min: 0.5, max: 1.5 })).toEqual(['min format', 'max format']);
    expect(refusals(TEXT, { format: 2, min: 1, max: 0 })).toEqual(['min tooLarge 0']);
  });

  it('has word limits from 0 to 99,999 [S5.open.word-limit]', () => {
    expect(refusals(TEXT, { min_word: 99999, max_word: 99999 })).toEqual([]);
    expect(refusals(TEXT, { min_word: -1 })).toEqual(['min_word tooSmall 0']);
    expect(refusals(TEXT, { max_word: 100000 })).toEqual(['max_word tooLarge 99999']);
    expect(refusals(TEXT, { min_word: 3, max_word: 2 })).toEqual(['min_word tooLarge 2']);
    expect(refusals(TEXT, { min_word: 3, max_word: 0 })).toEqual([]);
  });

  it('has a dwell time from 0 to 999,999 seconds [S5.page.dwell]', () => {
    expect(refusals(PAGE, { min: 0, max: 999999 })).toEqual([]);
    expect(refusals(PAGE, { min: -1 })).toEqual(['min tooSmall 0']);
    expect(refusals(PAGE, { max: 1000000 })).toEqual(['max tooLarge 999999']);
    expect(refusals([30], { min: 5, max: 4 })).toEqual(['min tooLarge 4']);
  });

  it('has files of 1 to 100 megabytes', () => {
    expect(refusals(UPLOAD, { size: 1 })).toEqual([]);
    expect(refusals(UPLOAD, { size: 100 })).toEqual([]);
    expect(refusals(UPLOAD, { size: 0 })).toEqual(['size tooSmall 1']);
    expect(refusals(UPLOAD, { size: 101 })).toEqual(['size tooLarge 100']);
  });

  it('has 1 to 10 files, or any number [S5.upload.count-1-10] [S5.upload.count-unlimited] [S5.upload.min-le-max]', () => {
    expect(refusals(UPLOAD, { min: 1, max: 10 })).toEqual([]);
    expect(refusals(UPLOAD, { max: 11 })).toEqual(['max tooLarge 10']);
    expect(refusals(UPLOAD, { min: 5, max: 0 })).toEqual([]);
    expect(refusals(UPLOAD, { min: 5, max: 3 })).toEqual(['min tooLarge 3']);
  });

  it('has weights from 0 to 99,999, at most 100 unless it says otherwise [S5.weight.range] [S5.weight.default-max]', () => {
    expect(refusals(PROPORTION, { min: 0, max: 99999 })).toEqual([]);
    expect(refusals(PROPORTION, { min: -1 })).toEqual(['min tooSmall 0']);
    expect(refusals(PROPORTION, { max: 100000 })).toEqual(['max tooLarge 99999']);
    expect(refusals(PROPORTION, { min: 101 })).toEqual(['min tooLarge 100']);
    expect(kept(PROPORTION, { max: 100 })).toBeUndefined();
  });

  it('has 1 to 4 levels of a city [S3.city.level-range]', () => {
    expect([1, 2, 3, 4].flatMap((level) => refusals([11], { level }))).toEqual([]);
    expect(refusals([11], { level: 0 })).toEqual(['level tooSmall 1']);
    expect(refusals([11], { level: 5 })).toEqual(['level tooLarge 4']);
  });

  it('has one of three attributes [S3.attribute-type.list]', () => {
    expect(kept(TEXT, { attribute: 'hide' })).toEqual({ attribute: 'hide' });
    expect(kept(TEXT, { attribute: 'background' })).toEqual({ attribute: 'background' });
    expect(refusals(TEXT, { attribute: 'secret' })).toEqual(['attribute notAllowed']);
  });

  it.each([
    ['a key of another type', TEXT, { column: 1 }, 'column notAllowed'],
    ['a key nobody knows', TEXT, { colour: 1 }, 'colour unknownKey'],
    ['a number that is a text', TEXT, { size: '1' }, 'size type'],
    ['a flag that is a number', MULTIPLE, { show_result: 1 }, 'show_result type'],
    ['a text that is a number', TEXT, { suffix: 5 }, 'suffix type'],
    ['a list that is a text', [10] as Kind, { placeholders: 'a' }, 'placeholders type'],
    ['a label that is a number', [10] as Kind, { placeholders: [1, 'b', 'c'] }, 'placeholders[0] type'],
    ['a long suffix', TEXT, { suffix: 'x'.repeat(21) }, 'suffix tooLong 20'],
    ['half a character', TEXT, { suffix: '\ud800' }, 'suffix format'],
    ['a long button text', PAGE, { next_text: 'x'.repeat(25) }, 'next_text tooLong 24'],
    ['a picture from elsewhere', [40] as Kind, { image: '//other.example/a.png' }, 'image format'],
    ['a fifth level of a city', [11] as Kind, { level: 5 }, 'level tooLarge 4'],
  ])('is refused for %s', (_, kind, setting, refusal) => {
    expect(refusals(kind, setting)).toContain(refusal);
  });
});

describe('the levels of an evaluate question', () => {
  const levels = (count: number, setting?: object) => ({
    options: Array.from({ length: count }, (_, place) => ({ id: 10 + place, code: String(place + 1), title: 'x', setting })),
  });

  it('are as many as its scale has', () => {
    expect(refusals([5], { max: 3 }, levels(3))).toEqual([]);
    expect(refusals([5], {}, levels(5))).toEqual([]);
    expect(refusals([5], { max: 3 }, levels(2))).toEqual(['nodes[0].options tooShort 3']);
    expect(refusals([5], { max: 3 }, levels(4))).toEqual(['nodes[0].options tooMany 3']);
  });

  it('are fixed by every template but the custom one', () => {
    expect(refusals([5], { template: 3, max: 3 }, levels(3))).toEqual([]);
    expect(refusals([5], { template: 4, max: 2 }, levels(2))).toEqual([]);
    expect(refusals([5], { template: 3 }, levels(5))).toEqual(['max notAllowed 3']);
    expect(refusals([5], { template: 5, max: 10 }, levels(10))).toEqual([]);
    expect(refusals([5], { template: 6 }, levels(5))).toEqual(['template notAllowed']);
  });

  it('stand for their place, and have descriptions of 20 half-width columns [S5.evaluate.description-20-bytes]', () => {
    const titled = (title: string) => ({ options: [{ id: 10, code: '1', title }] });

    expect(refusals([5], { max: 1 }, levels(1, { level: 1 }))).toEqual([]);
    expect(refusals([5], { max: 2 }, levels(2, { level: 1 }))).toEqual(['nodes[0].options[1].setting.level notAllowed 2']);
    expect(refusals([5], { max: 1 }, titled('x'.repeat(20)))).toEqual([]);
    expect(refusals([5], { max: 1 }, titled('\u4e2d'.repeat(11)))).toEqual(['nodes[0].options[0].title tooLong 20']);
  });

  it('have ten tags of ten characters at most [S5.evaluate.tags-max-10]', () => {
    const tags = (count: number, length = 1) => Array.from({ length: count }, (_, place) => String(place).padEnd(length, 'x'));

    expect(refusals([5], { max: 1 }, levels(1, { tags: tags(10, 10) }))).toEqual([]);
    expect(refusals([5], { max: 1 }, levels(1, { tags: tags(11) }))).toEqual(['nodes[0].options[0].setting.tags tooMany 10']);
    expect(refusals([5], { max: 1 }, levels(1, { tags: tags(1, 11) }))).toEqual(['nodes[0].options[0].setting.tags[0] tooLong 10']);
  });
});
