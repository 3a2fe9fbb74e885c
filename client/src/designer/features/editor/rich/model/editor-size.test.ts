import { expect, it } from '@jest/globals';
import { DEFAULT_HEIGHT, FONT_SIZES } from './editor-size';
import { DEFAULT_PLUGINS } from '../plugins';

it('sizes of text go from 10 to 36 pixels [S9.rich.font-sizes]', () => {
  expect([FONT_SIZES[0], FONT_SIZES.at(-1)]).toEqual([10, 36]);
  expect(FONT_SIZES.toSorted((one, other) => one - other)).toEqual(FONT_SIZES);
});

it('the field is 200 pixels high where nothing else is said [S9.rich.height-default]', () => {
  expect(DEFAULT_HEIGHT).toBe(200);
});

it('the plugins are those of the specification [S9.rich.plugins]', () => {
  expect(DEFAULT_PLUGINS).toEqual(['media', 'code', 'fullscreen', 'noneditable', 'paste', 'image', 'imagetools']);
});
