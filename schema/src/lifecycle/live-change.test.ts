import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { askedText, isLiveChange, mayBeLive } from './live-change.js';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const quota = { id: 90, kind: 'custom', name: 'All', conditions: [], limit: 5 } as const;
const table = { id: 91, kind: 'table', name: 'Tea', nodeIds: [1], cells: [{ optionId: [2], limit: 5 }] } as const;
const withQuotas = (...quotas: NonNullable<SurveyDefinition['quotas']>): SurveyDefinition => ({ ...tea, quotas });

describe('a change of a running survey', () => {
  it('needs no pause when it is about when answers are taken, from whom and how many', () => {
    const settings = {
      total: 5,
      opensAt: '2026-11-21T12:00:00.000Z',
      timeZone: 'Asia/Tokyo',
      repeat: { window: 1, by: ['device'] },
    } as const;

    expect(isLiveChange(tea, { ...tea, settings })).toBe(true);
    expect(isLiveChange({ ...tea, settings }, { ...tea, settings: { closesAt: '2026-11-22T12:00:00.000Z' } })).toBe(true);
    expect(isLiveChange(tea, { ...tea, settings: { parameters: [{ name: 'uid', required: true }], signedOnly: true } })).toBe(true);
  });

  it('needs one when it is about what is asked and how', () => {
    expect(isLiveChange(tea, { ...tea, title: 'Coffee' })).toBe(false);
    expect(isLiveChange(tea, { ...tea, settings: { total: 5, autoAdvance: true } })).toBe(false);
    expect(isLiveChange(tea, survey(single('Q1', 'Coffee?', ['yes', 'no'])))).toBe(false);
  });

  it('may give quotas other names and limits and turn them off, and no other meaning', () => {
    const before = withQuotas(quota, table);

    expect(isLiveChange(before, withQuotas({ ...quota, name: 'Everyone', limit: 9, enabled: false }, table))).toBe(true);
    expect(isLiveChange(before, withQuotas(quota, { ...table, cells: [{ optionId: [2], limit: 0 }] }))).toBe(true);
    expect(isLiveChange(before, withQuotas(quota, { ...table, cells: [{ optionId: [3], limit: 5 }] }))).toBe(false);
    expect(isLiveChange(before, withQuotas({ ...quota, onFull: 4 }, table))).toBe(false);
    expect(isLiveChange(before, withQuotas(quota))).toBe(false);
  });

  it('asks the same whatever the quotas are, also after new ones took ids', () => {
    expect(askedText({ ...withQuotas(quota), lastId: 90 })).toBe(askedText(tea));
    expect(askedText({ ...tea, settings: { autoAdvance: true } })).not.toBe(askedText(tea));
  });

  it('is refused without a look at it when its operations are about questions', () => {
    expect(mayBeLive([{ op: 'updateSurvey', set: { total: 5 } }])).toBe(true);
    expect(
      mayBeLive([
        { op: 'updateSurvey', set: { total: 5 } },
        { op: 'removeNode', nodeId: 1 },
      ]),
    ).toBe(false);
  });
});
