import type FastCheck from 'fast-check';
import { arbitraryText } from './arbitrary-text.js';

/** Breaks up everything that could be read as a tag; the text stays as long or grows by spaces. */
const withoutTags = (text: string): string => text.replace(/<(?=[A-Za-z/!?])/g, '< ');

const RICH: readonly ((text: string) => string)[] = [
  (text) => `<b>${text}</b>`,
  (text) => `<p style="color: #f00; text-align: center">${text}<br></p>`,
  (text) => `${text}<a href="/r/7" target="_blank">!</a>`,
  (text) => `<span style="font-size: 36px">${text}</span><img src="{host}/a.png" width="20">`,
];

/** A title as people write them, plain or rich; never blank when `min` is 1. Give it fast-check's `fc`. */
export const arbitraryTitle = (fc: typeof FastCheck, min: 0 | 1): FastCheck.Arbitrary<string> =>
  fc
    .tuple(arbitraryText(fc, min), fc.nat({ max: 15 }))
    .map(([text, style]) => (text === '' ? '' : (RICH[style]?.(withoutTags(text)) ?? withoutTags(text))));
