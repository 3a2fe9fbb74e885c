import { describe, expect, it } from '@jest/globals';
import { emptyDefinition } from '../definition/shape/shape.js';
import { apply } from '../edit/apply.js';
import { promoterFigures } from '../report/scores.js';
import { defaultTexts } from './default-content.js';
import { newFromPalette, paletteKeyOf, paletteOf, rowOfPalette } from './palette.js';
import { questionCatalogue, questionRow } from './question-catalogue.js';
import { QUESTION_CATEGORIES } from './values/enumerations.js';

const all = QUESTION_CATEGORIES.flatMap(paletteOf);

describe('the list of new questions', () => {
  it('has every type of the catalogue once, in its category, and the recommendation score [S3.catalogue.categories]', () => {
    expect([...all].sort()).toEqual([...questionCatalogue.map(({ key }) => key), 'nps'].sort());
    for (const category of QUESTION_CATEGORIES)
      expect(new Set(paletteOf(category).map((key) => rowOfPalette(key).category))).toEqual(new Set([category]));
  });

  it('begins each category with what most surveys are made of', () => {
    expect(paletteOf('basic').slice(0, 6)).toEqual(['single', 'multiple', 'text', 'dropdown', 'rate', 'nps']);
    expect(paletteOf('professional')[0]).toBe('matrixSingle');
  });

  it.each(all)('adds a question of the type that %s stands for', (key) => {
    const added = apply(emptyDefinition({ title: 'Tea', language: 'en' }), [{ op: 'addNode', node: newFromPalette(key, 'en') }]);
    if (!added.ok) throw new Error(JSON.stringify(added.fault));

    const node = added.definition.nodes.at(-1)!;
    expect(questionRow(node).key).toBe(rowOfPalette(key).key);
    expect(paletteKeyOf(node)).toBe(key);
  });
});

it('is named as a rating again when its scale is another one', () => {
  expect(paletteKeyOf({ type: 4, setting: { min: 1, max: 10 } })).toBe('rate');
});

describe('a recommendation score from the list', () => {
  it.each(['en', 'zh-CN'] as const)('asks in %s, from 0 to 10, so that the report has a score for it', (language) => {
    const { title, setting } = newFromPalette('nps', language);
    const { min = NaN, max = NaN } = setting ?? {};
    const points = Array.from({ length: max - min + 1 }, (_, place) => ({ value: String(min + place), count: 1 }));

    expect(promoterFigures(points)).not.toBeNull();
    expect([title, setting?.left_text, setting?.right_text]).toEqual(Object.values(defaultTexts(language).promoter));
  });
});
