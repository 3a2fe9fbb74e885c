import { describe, expect, it } from '@jest/globals';
import { type Chunk, intoChunks } from './chunks';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const flat = (chunks: readonly Chunk[]) => chunks.flatMap(({ ids }) => ids);
const homes = (chunks: readonly Chunk[]) => new Map(chunks.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)));

/** Ids that stand in another chunk than before, which are built anew. */
function uprooted(before: readonly Chunk[], after: readonly Chunk[]): number[] {
  const old = homes(before);
  return [...homes(after)].filter(([id, key]) => old.has(id) && old.get(id) !== key).map(([id]) => id);
}

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
const moved = (ids: readonly number[], id: number, to: number) => without(ids, id).toSpliced(to, 0, id);

describe('the chunks of a long list', () => {
  const ids = upTo(240);
  const chunks = intoChunks([], ids);

  it('hold eight questions each, in order', () => {
    expect(flat(chunks)).toEqual(ids);
    expect(chunks.map((chunk) => chunk.ids.length)).toEqual(Array.from({ length: 30 }, () => 8));
    expect(new Set(chunks.map(({ key }) => key)).size).toBe(30);
  });

  it('are the same objects where nothing changed', () => {
    const after = intoChunks(chunks, ids.toSpliced(150, 0, 999));

    expect(flat(after)).toEqual(ids.toSpliced(150, 0, 999));
    expect(after.filter((chunk) => !chunks.includes(chunk))).toHaveLength(1);
  });

  it.each([0, 7, 8, 150, 160, 239, 240])('uproot nothing when a question is added at place %i', (place) => {
    const after = intoChunks(chunks, ids.toSpliced(place, 0, 999));

    expect(flat(after)).toEqual(ids.toSpliced(place, 0, 999));
    expect(uprooted(chunks, after)).toEqual([]);
  });

  it.each([
    [5, 230],
    [240, 0],
    [8, 8],
    [9, 15],
    [17, 7],
    [16, 24],
    [150, 151],
  ])('uproot at most two questions when one is moved (%i to place %i)', (id, to) => {
    const wanted = moved(ids, id, to);
    const after = intoChunks(chunks, wanted);

    expect(flat(after)).toEqual(wanted);
    expect(uprooted(chunks, after).length).toBeLessThan(3);
  });

  it('go with their last question, and never share a key', () => {
    const after = intoChunks(
      chunks,
      ids.filter((id) => id <= 8 || id > 16),
    );

    expect(after).toHaveLength(29);
    expect(uprooted(chunks, after)).toEqual([]);
  });

  it('are parted when they have doubled, and keep the first part in its place', () => {
    let after = intoChunks([], upTo(8));
    for (let id = 9; id <= 17; id += 1) after = intoChunks(after, upTo(id));

    expect(flat(after)).toEqual(upTo(17));
    expect(after.length).toBeGreaterThan(1);
    expect(after.every((chunk) => chunk.ids.length <= 8)).toBe(true);
    expect(after[0]?.key).toBe(1);
  });

  it('hold every question once whatever becomes of the list', () => {
    let before: readonly Chunk[] = [];
    let list = upTo(90);
    for (let step = 1; step <= 400; step += 1) {
      const at = (step * 37) % list.length;
      const what = step % 4;
      if (what === 0) list = list.toSpliced(at, 1);
      else if (what === 1) list = list.toSpliced(at, 0, 1000 + step);
      else if (what === 2) list = moved(list, list[at] ?? 0, (step * 53) % list.length);
      else list = list.toReversed();
      before = intoChunks(before, list);

      expect(flat(before)).toEqual(list);
      expect(new Set(before.map(({ key }) => key)).size).toBe(before.length);
    }
  });
});
