import { describe, expect, it } from '@jest/globals';
import type { ResponseFilter } from '@wence/schema';
import { dayEnd, dayStart } from './day-range';
import { NO_FILTER } from './response-filter';
import { chipsOf, filterOfChips, takesChips } from './chip-conditions';

const tea = { answer: { nodeId: 1, anyOf: [11] } };
const night = { answer: { nodeId: 2, anyOf: [22] } };
const group = { group: { match: 'any' as const, conditions: [tea, night] } };

describe('a filter and its chips', () => {
  it('are the same said twice', () => {
    const chips = {
      status: ['COMPLETE', 'OVER_QUOTA'] as const,
      version: 2,
      source: 'mail',
      from: '2026-03-01',
      to: '2026-03-02',
      conditions: { conditions: [tea] },
    };
    const filter: ResponseFilter = {
      conditions: [
        { status: { anyOf: ['complete', 'over_quota'] } },
        { version: { anyOf: [2] } },
        { source: { anyOf: ['mail'] } },
        { submitted: { from: dayStart('2026-03-01'), to: dayEnd('2026-03-02') } },
        tea,
      ],
    };

    expect(chipsOf(filter)).toEqual(chips);
    expect(filterOfChips(chips)).toEqual(filter);
  });

  it('keep what no chip can say, so that nothing is lost', () => {
    const conditions = [
      { version: { anyOf: [1, 2] } },
      { source: { anyOf: [''] } },
      { submitted: { from: '2026-03-01T03:04:05.000Z' } },
      { starred: true },
    ];

    expect(chipsOf({ conditions })).toEqual({ ...NO_FILTER, conditions: { conditions } });
    const twice = { conditions: [{ version: { anyOf: [1] } }, { version: { anyOf: [2] } }] };
    expect(chipsOf(twice)).toEqual({ ...NO_FILTER, version: 1, conditions: { conditions: [{ version: { anyOf: [2] } }] } });
  });

  it('put conditions of which one is enough into brackets beside chips', () => {
    const any: ResponseFilter = { match: 'any', conditions: [tea, night] };
    const chips = { ...NO_FILTER, version: 1, conditions: any };

    expect(chipsOf(any)).toEqual({ ...NO_FILTER, conditions: any });
    expect(filterOfChips(chips)).toEqual({ conditions: [{ version: { anyOf: [1] } }, group] });
    expect(chipsOf(filterOfChips(chips))).toEqual(chips);
  });

  it('are not combined where brackets would stand in brackets', () => {
    expect([takesChips({ conditions: [group] }), takesChips({ match: 'any', conditions: [group, tea] })]).toEqual([true, false]);
  });
});
