import { describe, expect, it } from '@jest/globals';
import { drawn, letterSize, pointIn } from './signature';

describe('a stroke of a signature', () => {
  it('goes on where the pen moves, and not where it trembles', () => {
    expect(drawn([[0.1, 0.1]], [0.2, 0.1])).toEqual([
      [0.1, 0.1],
      [0.2, 0.1],
    ]);
    expect(drawn([[0.1, 0.1]], [0.1001, 0.1])).toEqual([[0.1, 0.1]]);
    expect(drawn([], [0.5, 0.5])).toEqual([[0.5, 0.5]]);
  });

  it('stays on the canvas', () => {
    const box = { left: 10, top: 20, width: 100, height: 50 };

    expect(pointIn(box, 60, 45)).toEqual([0.5, 0.5]);
    expect(pointIn(box, -500, 500)).toEqual([0, 1]);
  });
});

describe('a typed name', () => {
  it('is as large as it fits', () => {
    expect(letterSize(500, 80, 100, 50)).toBe(80);
    expect(letterSize(500, 80, 1000, 50)).toBe(25);
    expect(letterSize(500, 80, 0, 50)).toBe(80);
  });
});
