import { byteLength } from '@wence/schema';

/** Returns a text with as much of what was put between `before` and `after` as there is room for. */
export function fitBytes(before: string, inserted: string, after: string, most: number): string {
  let room = most - byteLength(before) - byteLength(after);
  let fitting = '';
  for (const character of inserted) {
    room -= byteLength(character);
    if (room < 0) break;
    fitting += character;
  }
  return before + fitting + after;
}

/** Returns what becomes of a text by a change, cut where it was changed. */
export function fitChange(from: string, to: string, most: number): string {
  if (byteLength(to) <= most) return to;
  let start = 0;
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return fitBytes(to.slice(0, start), to.slice(start, to.length - end), to.slice(to.length - end), most);
}
