import { describe, expect, it } from '@jest/globals';
import { SAMPLE_LIMITS } from '../limit/author-limits.js';
import { readSampleBrief, type SampleBrief } from './sample-brief.js';
import { sampleChoices, SAMPLE_REGIONS } from './sample-conditions.js';
import { readPanelists } from './sample-link.js';
import { quoteSample } from './sample-quote.js';
import { isSampleStalled, samplePercent, samplePlaces } from './sample-progress.js';
import { originName } from '../origin/origin-name.js';

const NOW = Date.parse('2026-03-01T08:00:00Z');
const brief: SampleBrief = {
  supplier: 'local',
  target: 200,
  conditions: {},
  minutes: 5,
  incidence: 80,
  deadline: '2026-03-08T08:00:00+08:00',
  minSeconds: 0,
  contactName: ' Ada ',
  contactMobile: '13800138000',
  remark: '',
};
const own = { supplier: 'manual' as const };
function faultsOf(more: Partial<SampleBrief>): string[] {
  const read = readSampleBrief({ ...brief, ...more }, NOW);
  return read.ok ? [] : read.faults.map(({ field, rule, limit }) => `${field} ${rule} ${limit ?? ''}`.trim());
}

describe('an order for respondents [S2.route.publish-sample]', () => {
  it('is kept with trimmed texts, a deadline in UTC, and conditions without repeats or empty lists', () => {
    const conditions = { age: [3, 2, 3], gender: [], regions: ['440000', '110000'] };

    expect(readSampleBrief({ ...brief, conditions }, NOW)).toEqual({
      ok: true,
      value: {
        ...brief,
        contactName: 'Ada',
        deadline: '2026-03-08T00:00:00.000Z',
        conditions: { age: [2, 3], regions: ['110000', '440000'] },
      },
    });
  });

  it.each<[Partial<SampleBrief>, string]>([
    [{ target: 49 }, 'target tooSmall 50'],
    [{ target: 10_001 }, 'target tooLarge 10000'],
    [{ target: 50.5 }, 'target type'],
    [{ minutes: 0 }, 'minutes tooSmall 1'],
    [{ minutes: 61 }, 'minutes tooLarge 60'],
    [{ incidence: 0 }, 'incidence tooSmall 1'],
    [{ incidence: 101 }, 'incidence tooLarge 100'],
    [{ minSeconds: 301 }, 'minSeconds tooLarge 300'],
    [{ deadline: 'soon' }, 'deadline format'],
    [{ deadline: '2026-03-01T08:30:00Z' }, 'deadline tooSmall 1'],
    [{ deadline: '2027-04-01T08:30:00Z' }, 'deadline tooLarge 365'],
    [{ contactName: '  ' }, 'contactName tooShort 1'],
    [{ contactName: 'x'.repeat(51) }, 'contactName tooLong 50'],
    [{ contactMobile: '12' }, 'contactMobile format'],
    [{ remark: 'x'.repeat(501) }, 'remark tooLong 500'],
    [{ conditions: { gender: [3] } }, 'conditions.gender[0] tooLarge 2'],
    [{ conditions: { profession: [1, 0] } }, 'conditions.profession[1] tooSmall 1'],
    [{ conditions: { regions: ['990000'] } }, 'conditions.regions[0] notAllowed'],
  ])('with %j is refused: %s', (more, fault) => {
    expect(faultsOf(more)).toEqual([fault]);
  });

  it('may be as small as 50 and as large as 10,000, by any of the sample choices', () => {
    expect([faultsOf({ target: SAMPLE_LIMITS.targetLeast }), faultsOf({ target: SAMPLE_LIMITS.target })]).toEqual([[], []]);
    expect(
      faultsOf({ conditions: { gender: [1, 2], age: [7], education: [6], profession: [13], regions: Object.keys(SAMPLE_REGIONS) } }),
    ).toEqual([]);
    expect(sampleChoices('profession', 'en')).toHaveLength(13);
  });

  it('has links signed for people whose names are trimmed, unique and short', () => {
    const faultsIn = (pids: string[]) => {
      const read = readPanelists(pids);
      return read.ok ? read.value : read.faults.map(({ field, rule }) => `${field} ${rule}`);
    };

    expect(faultsIn([' ada ', 'bob'])).toEqual(['ada', 'bob']);
    expect(faultsIn([])).toEqual(['pids required']);
    expect(faultsIn(['ada', 'ada ', ' ', 'x'.repeat(65)])).toEqual(['pids[1] notUnique', 'pids[2] tooShort', 'pids[3] tooLong']);
    expect(faultsIn(Array.from({ length: 1001 }, (_, index) => `p${index}`))).toEqual(['pids tooMany']);
  });

  it('names every province in both languages', () => {
    for (const language of ['zh-CN', 'en'] as const)
      expect(Object.values(SAMPLE_REGIONS).filter((code) => originName('region', code, language) === code)).toEqual([]);
  });
});

describe('the price of respondents', () => {
  it('grows with the minutes, with each kind of condition, and as fewer qualify', () => {
    expect(quoteSample(brief)).toEqual({ unitPrice: 600, totalPrice: 120_000 });
    expect(quoteSample({ ...brief, minutes: 6 }).unitPrice).toBe(660);
    expect(quoteSample({ ...brief, conditions: { age: [1, 2], regions: ['110000'], gender: [] } }).unitPrice).toBe(800);
    expect(quoteSample({ ...brief, incidence: 40 }).unitPrice).toBe(1200);
    expect(quoteSample({ ...brief, ...own })).toEqual({ unitPrice: 0, totalPrice: 0 });
    expect(quoteSample({ ...brief, incidence: 100 }).unitPrice).toBe(600);
  });

  it('is whole fen at every incidence, and never falls as fewer qualify', () => {
    const prices = Array.from({ length: 100 }, (_, index) => quoteSample({ ...brief, incidence: index + 1 }).unitPrice);

    expect(prices.every(Number.isInteger)).toBe(true);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  });
});

describe('respondents of an order', () => {
  it('are never more than the target lacks, those who are answering included', () => {
    for (let complete = 0; complete <= 50; complete += 1)
      for (let answering = 0; answering <= 50 - complete; answering += 1)
        expect(complete + answering + samplePlaces({ target: 50, complete, answering })).toBeLessThanOrEqual(50);
    expect(samplePlaces({ target: 50, complete: 0, answering: 0 })).toBe(3);
    expect(samplePlaces({ target: 10_000, complete: 0, answering: 0 })).toBe(20);
    expect(samplePlaces({ target: 50, complete: 50, answering: 0 })).toBe(0);
  });

  it('are all there at a hundred percent and not before, and give up after sixty in a row', () => {
    expect([0, 99, 199, 200].map((complete) => samplePercent({ target: 200, complete }))).toEqual([0, 49, 99, 100]);
    expect([isSampleStalled(59), isSampleStalled(60)]).toEqual([false, true]);
  });
});
