import { questionCatalogue } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { ANSWERED, STRUCTURES } from './types/table.js';

test('Every type of the catalogue is looked at here, so that a new one cannot be forgotten', () => {
  const looked = [...Object.keys(ANSWERED), ...Object.keys(STRUCTURES)];

  expect(looked.sort()).toEqual(questionCatalogue.map(({ key }) => key).sort());
});
