import { describe, expect, it } from '@jest/globals';
import { keyOf, pointBefore, pointOf, sittingsOf, timelineOf } from './timeline';

const edit = (revision: number, time: string) => ({ revision, createdAt: `2026-03-01T${time}:00.000Z` });
const version = (number: number, time: string) => ({
  version: number,
  createdAt: `2026-03-01T${time}:00.000Z`,
  current: false,
  responseCount: 0,
});

describe('the edits of a survey', () => {
  it('are one sitting as long as no pause of ten minutes parts them', () => {
    const edits = [edit(5, '10:30'), edit(4, '10:09'), edit(3, '10:05'), edit(2, '10:00')];
    expect(sittingsOf(edits).map(({ revision, before, edits: count }) => [revision, before, count])).toEqual([
      [5, 4, 1],
      [4, 1, 3],
    ]);
  });

  it('stand among the versions, newest first, and the start comes last', () => {
    const entries = timelineOf([edit(3, '11:00'), edit(2, '09:00')], [version(1, '10:00')], {
      createdAt: '2026-03-01T08:00:00.000Z',
      isWhole: true,
    });
    expect(entries.map(keyOf)).toEqual(['r3', 'v1', 'r2', 'r1']);
  });

  it('end without a start, and without versions before them, as long as older ones are to be loaded', () => {
    const entries = timelineOf([edit(9, '11:00')], [version(1, '10:00')], { createdAt: '2026-03-01T08:00:00.000Z', isWhole: false });
    expect(entries.map(keyOf)).toEqual(['r9']);
  });

  it('put a version after the edit of the same moment', () => {
    const entries = timelineOf([edit(2, '09:00')], [version(1, '09:00')], { createdAt: '2026-03-01T08:00:00.000Z', isWhole: true });
    expect(entries.map(keyOf)).toEqual(['v1', 'r2', 'r1']);
  });
});

describe('a point of the history', () => {
  it.each([
    ['v3', { version: 3 }],
    ['r12', { revision: 12 }],
    ['x1', null],
    ['v', null],
    [null, null],
  ])('is read from %j of the address', (key, point) => {
    expect(pointOf(key)).toEqual(point);
  });

  it('is compared with the version before, or with the draft before the first edit of its sitting', () => {
    const [sitting] = sittingsOf([edit(4, '10:09'), edit(3, '10:05')]);
    expect(sitting && pointBefore(sitting)).toEqual({ revision: 2 });
    expect(pointBefore({ kind: 'version', ...version(2, '10:00') })).toEqual({ version: 1 });
    expect(pointBefore({ kind: 'version', ...version(1, '10:00') })).toBeNull();
    expect(pointBefore({ kind: 'start', createdAt: '' })).toBeNull();
  });
});
