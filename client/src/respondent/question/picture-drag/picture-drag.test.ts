import { describe, expect, it } from '@jest/globals';
import type { SurveyNode } from '@wence/schema';
import { pictureErrorText, placePicture } from './picture-drag';
import { en } from './words';

const options = [
  { id: 11, code: '1', title: 'Cat' },
  { id: 12, code: '2', title: 'Dog' },
];
const rows = ['Tom', 'Rex', 'Max'].map((title, place) => ({ id: 21 + place, code: String(place + 1), title }));
function shown(is_one: boolean) {
  const node: SurveyNode = { id: 1, code: 'Q1', type: 37, title: '', options, children: rows, setting: { is_one } };
  return { node, options, rows };
}

describe('pictures put on options', () => {
  it('puts a picture on an option beside the others, and says so', () => {
    const before = { rows: { 22: { option: 12 } } };

    expect(placePicture(en, shown(false), before, 21, 12)).toEqual({
      answer: { rows: { 21: { option: 12 }, 22: { option: 12 } } },
      said: '“Tom” is now on “Dog”',
    });
  });

  it('takes the old picture off an option that takes one only, and says so', () => {
    const before = { rows: { 22: { option: 12 } } };

    expect(placePicture(en, shown(true), before, 21, 12)).toEqual({
      answer: { rows: { 21: { option: 12 } } },
      said: '“Tom” is now on “Dog”; “Rex” was taken off it',
    });
  });

  it('says which pictures are missing and which option is taken [4.2.41]', () => {
    const twice = { rows: { 21: { option: 11 }, 22: { option: 11 } } };

    expect(pictureErrorText('en', shown(false), undefined, { nodeId: 1, reason: 'required' })).toBe(en.placeAll);
    expect(pictureErrorText('en', shown(false), { rows: { 21: { option: 11 } } }, { nodeId: 1, reason: 'row', rowId: 22 })).toBe(
      '2 pictures have no option yet: Rex, Max',
    );
    expect(pictureErrorText('en', shown(true), twice, { nodeId: 1, reason: 'unique', rowId: 22, optionId: 11 })).toBe(
      '“Rex”: “Cat” already has “Tom”. Each option takes only one picture',
    );
  });
});
