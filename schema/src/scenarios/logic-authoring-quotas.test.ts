import { describe, expect, it } from '@jest/globals';
import { apply } from '../edit/apply.js';
import type { QuotaDraft } from '../edit/operation/operation.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { edit, fault, refusal } from './edit.js';

/** Ids: Q1 1 (f 2, m 3), Q2 4 (young 5, old 6), Q3 7 (a 8), Q4 9. */
const shop = survey(
  single('Q1', 'Sex?', ['f', 'm']),
  single('Q2', 'Age?', ['young', 'old']),
  multiple('Q3', 'Which?', ['a']),
  text('Q4', 'Why?'),
);

const cells: QuotaDraft = {
  kind: 'table',
  name: 'sex by age',
  nodeIds: [1, 4],
  cells: [
    { optionId: [2, 5], limit: 30 },
    { optionId: [3, 5], limit: 0 },
  ],
};
const women: QuotaDraft = { kind: 'custom', name: 'women', conditions: [{ nodeId: 1, algorithm: 1, optionId: [2] }], limit: 50 };

const both = edit(shop, { op: 'saveQuota', quota: cells }, { op: 'saveQuota', quota: women });

describe('quotas', () => {
  it('are saved with ids of their own, defaults left out', () => {
    expect(both.quotas).toEqual([
      { ...cells, id: 10 },
      { id: 11, kind: 'custom', name: 'women', limit: 50, conditions: [{ id: 12, nodeId: 1, algorithm: 1, optionId: [2] }] },
    ]);
    expect(both.lastId).toBe(12);
  });

  it('touch themselves only', () => {
    expect(apply(shop, [{ op: 'saveQuota', quota: women }])).toMatchObject({ ok: true, touched: [10], created: [10, 11] });
    expect(apply(both, [{ op: 'removeQuota', quotaId: 11 }])).toMatchObject({ ok: true, touched: [11], created: [] });
  });

  it('are replaced under the same id and at the same place', () => {
    const conditions = [
      { id: 12, nodeId: 1, algorithm: 2, optionId: [2] },
      { nodeId: 9, algorithm: 11 },
    ];
    const after = edit(
      both,
      { op: 'saveQuota', quota: { ...cells, id: 10, name: 'renamed', enabled: false, onFull: 4 } },
      { op: 'saveQuota', quota: { ...women, id: 11, enabled: true, onFull: 1, conditions } },
    );

    expect(after.quotas).toEqual([
      { ...cells, id: 10, name: 'renamed', enabled: false, onFull: 4 },
      { ...women, id: 11, conditions: [conditions[0], { ...conditions[1], id: 13 }] },
    ]);
  });

  it('keep their place when one of them is saved once more', () => {
    const after = edit(both, { op: 'saveQuota', quota: { ...cells, id: 10, name: 'renamed' } });

    expect(after.quotas?.map(({ name }) => name)).toEqual(['renamed', 'women']);
  });

  it('are removed, the last one with the list', () => {
    expect(edit(both, { op: 'removeQuota', quotaId: 10 }).quotas?.map(({ id }) => id)).toEqual([11]);
    expect(edit(both, { op: 'removeQuota', quotaId: 10 }, { op: 'removeQuota', quotaId: 11 }).quotas).toBeUndefined();
    expect(refusal(both, { op: 'removeQuota', quotaId: 1 })).toEqual({ code: 'notFound', id: 1 });
  });

  it('are refused when they name what is not there', () => {
    expect(refusal(both, { op: 'saveQuota', quota: { ...cells, id: 99 } })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(both, { op: 'saveQuota', quota: { ...women, name: 'w', conditions: [{ id: 12, nodeId: 9, algorithm: 11 }] } })).toEqual({
      code: 'notFound',
      id: 12,
    });
  });

  it('have names of 1 to 24 characters, each once', () => {
    const named = (name: string) => refusal(both, { op: 'saveQuota', quota: { ...women, name } });

    expect(named('x'.repeat(24))).toBeUndefined();
    expect(named('x'.repeat(25))).toEqual(fault('quota.name', 'tooLong', 24));
    expect(named('')).toEqual(fault('quota.name', 'tooShort', 1));
    expect(named('women')).toEqual(fault('quota.name', 'notUnique'));
  });

  it('divide by 1 to 3 questions of one answer each', () => {
    const by = (...nodeIds: number[]) => refusal(shop, { op: 'saveQuota', quota: { ...cells, nodeIds, cells: [] } });

    expect(by()).toEqual(fault('quota.nodeIds', 'tooShort', 1));
    expect(by(1)).toBeUndefined();
    expect(by(1, 4)).toBeUndefined();
    expect(by(1, 7)).toEqual(fault('quota.nodeIds[1]', 'notAllowed'));
    expect(by(9)).toEqual(fault('quota.nodeIds[0]', 'notAllowed'));
  });

  it('list each combination of options once', () => {
    const twice = { ...cells, cells: [...cells.cells, { optionId: [2, 5], limit: 9 }] };

    expect(refusal(shop, { op: 'saveQuota', quota: twice })).toMatchObject({ faults: [{ rule: 'notUnique' }] });
  });
});

describe('how often a survey may be answered, and in what zone', () => {
  it('is set by the survey, and cleared with null', () => {
    const limited = edit(shop, { op: 'updateSurvey', set: { timeZone: 'Europe/Paris', repeat: { window: 1, by: ['device'] } } });

    expect(limited.settings).toEqual({ timeZone: 'Europe/Paris', repeat: { window: 1, by: ['device'] } });
    expect(edit(limited, { op: 'updateSurvey', set: { title: 'New' } }).settings).toEqual(limited.settings);
    expect(edit(limited, { op: 'updateSurvey', set: { repeat: null } }).settings).toEqual({ timeZone: 'Europe/Paris' });
    expect(edit(limited, { op: 'updateSurvey', set: { repeat: null, timeZone: 'Asia/Shanghai' } }).settings).toBeUndefined();
  });

  it('is refused for zones nobody knows and for nobody', () => {
    expect(refusal(shop, { op: 'updateSurvey', set: { timeZone: 'Mars/Base' } })).toEqual(fault('set.timeZone', 'format'));
    expect(refusal(shop, { op: 'updateSurvey', set: { repeat: { window: 1, by: [] } } })).toEqual(fault('set.repeat.by', 'tooShort', 1));
  });
});

describe('when a survey takes answers, and how many', () => {
  const opensAt = '2026-11-21T12:00:00.000Z';

  it('is set by the survey, and cleared with null', () => {
    const set = { opensAt: '2026-11-21T20:00+08:00', closesAt: '2026-12-01T00:00Z', total: 100 };
    const planned = edit(shop, { op: 'updateSurvey', set });

    expect(planned.settings).toEqual({ opensAt, closesAt: '2026-12-01T00:00:00.000Z', total: 100 });
    expect(edit(planned, { op: 'updateSurvey', set: { closesAt: null, total: null } }).settings).toEqual({ opensAt });
    expect(edit(planned, { op: 'updateSurvey', set: { opensAt: null, closesAt: null, total: null } }).settings).toBeUndefined();
  });

  it('is refused where it ends before it begins, also when only one of the two is set', () => {
    const begun = edit(shop, { op: 'updateSurvey', set: { opensAt } });
    const refused = fault('set.closesAt', 'tooSmall', Date.parse(opensAt));

    expect(refusal(begun, { op: 'updateSurvey', set: { closesAt: '2026-11-21T00:00Z' } })).toEqual(refused);
    expect(refusal(shop, { op: 'updateSurvey', set: { total: 0 } })).toEqual(fault('set.total', 'tooSmall', 1));
  });
});

describe('how the answering page is divided', () => {
  const paged = (...sets: { paging?: 'all' | 'page' | 'question'; perPage?: boolean }[]) => {
    const { perPage, settings } = edit(shop, ...sets.map((set) => ({ op: 'updateSurvey' as const, set })));
    return [perPage, settings?.paging];
  };

  it('is all on one page, by page or by question', () => {
    expect(paged({ paging: 'page' })).toEqual([true, 'page']);
    expect(paged({ paging: 'question' })).toEqual([true, undefined]);
    expect(paged({ paging: 'page' }, { paging: 'all' })).toEqual([undefined, undefined]);
  });

  it('is by question for surveys that were on one page and are to be divided, and stays by page otherwise', () => {
    expect(paged({ perPage: true })).toEqual([true, undefined]);
    expect(paged({ paging: 'page' }, { perPage: true })).toEqual([true, 'page']);
    expect(paged({ paging: 'page' }, { perPage: false })).toEqual([undefined, undefined]);
  });

  it('goes by `paging` where both are given', () => {
    expect(paged({ paging: 'page', perPage: false })).toEqual([true, 'page']);
  });
});
