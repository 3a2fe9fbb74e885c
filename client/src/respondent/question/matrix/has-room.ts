import { readableText } from '@wence/schema';

/** What the sheet leaves for a question on a desk, in px. */
const SHEET = 608;
const PADDING = 8;
const NARROW = 6.4;
const WIDE = 13;
const MOST_LINES = 5;

/** Characters that a line may end after, as in Chinese. */
const BREAKABLE = /[\u2e80-\uffff]/g;

/** How wide a column must be, so that its title has neither a broken word nor too many lines. About: fonts differ. */
function widthFor(title: string): number {
  const text = readableText(title);
  const wide = text.match(BREAKABLE)?.length ?? 0;
  const whole = wide * WIDE + (text.length - wide) * NARROW;
  const word = Math.max(...text.split(/[\s\u2e80-\uffff]+/).map(({ length }) => length * NARROW));
  return Math.max(word, whole / MOST_LINES) + PADDING;
}

/**
 * Whether all columns fit side by side. Where they do not, each row is a card of its own on every screen, since nothing may scroll sideways.
 * @param least What a column needs, whatever it is called.
 * @param sides What the titles of the rows need.
 */
export function hasRoom(titles: readonly string[], least: number, sides: number): boolean {
  const widest = Math.max(least, ...titles.map(widthFor));
  return sides + titles.length * widest <= SHEET;
}
