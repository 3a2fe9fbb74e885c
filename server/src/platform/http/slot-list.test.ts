import { describe, expect, it } from '@jest/globals';
import { SlotList } from './slot-list.js';

describe('places', () => {
  const [one, another, third] = ['one', 'another', 'third'].map((name) => ({ name }));

  it('are taken again when somebody has left', () => {
    const places = new SlotList<object>();
    expect([places.take(one!), places.take(another!)]).toEqual([0, 1]);

    places.leave(0, one!);

    expect(places.take(third!)).toBe(0);
    expect([...places.taken()]).toEqual([
      [0, third],
      [1, another],
    ]);
  });

  it('stay with whoever has them when the one before leaves twice', () => {
    const places = new SlotList<object>();
    places.leave(places.take(one!), one!);
    places.take(another!);

    places.leave(0, one!);

    expect([...places.taken()]).toEqual([[0, another]]);
    expect(places.take(third!)).toBe(1);
  });
});
