import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../canonical-text.js';
import { pagingOf } from '../defaults.js';
import { resolvePaging, withPaging } from '../paging.js';
import { parseDefinition } from './parse-definition.js';

const survey = (fields: object) => ({ format: 1, title: 'x', nodes: [], ...fields });

function faultsOf(settings: object) {
  const parsed = parseDefinition(survey({ settings }));
  return parsed.ok ? [] : parsed.faults;
}

function writtenOf(fields: object): Record<string, unknown> {
  const parsed = parseDefinition(survey(fields));
  return parsed.ok ? JSON.parse(canonicalText(parsed.value)) : { faults: parsed.faults };
}

describe('going on by itself', () => {
  it('is something an author has to want, and written only then [4.2.50]', () => {
    expect(writtenOf({ settings: { autoAdvance: true } })).toMatchObject({ settings: { autoAdvance: true } });
    expect(writtenOf({ settings: { autoAdvance: false } })).not.toHaveProperty('settings');
    expect(faultsOf({ autoAdvance: 1 })).toEqual([{ field: 'settings.autoAdvance', rule: 'type' }]);
  });
});

describe('how the answering page is divided', () => {
  it('is told by perPage, which is true or false [S3.survey.per-page-boolean]', () => {
    expect(writtenOf({ perPage: true })).toMatchObject({ perPage: true });
    expect(writtenOf({ perPage: false })).not.toHaveProperty('perPage');
    for (const perPage of [1, 0, 'true', []]) {
      expect(writtenOf({ perPage })).toEqual({ faults: [{ field: 'perPage', rule: 'type' }] });
    }
  });

  it('is told by settings.paging, which wins and is written only where perPage does not tell', () => {
    expect(writtenOf({ settings: { paging: 'page' } })).toMatchObject({ perPage: true, settings: { paging: 'page' } });
    expect(writtenOf({ perPage: false, settings: { paging: 'question' } })).toEqual(writtenOf({ perPage: true }));
    expect(writtenOf({ perPage: true, settings: { paging: 'all' } })).toEqual(writtenOf({ perPage: false }));
  });

  it('is all, page or question', () => {
    expect(faultsOf({ paging: 'none' })).toEqual([{ field: 'settings.paging', rule: 'notAllowed' }]);
  });

  it('keeps pages when only perPage is set again', () => {
    const paged = { format: 1, lastId: 0, title: 'x', nodes: [], ...withPaging(undefined, 'page') } as const;

    expect(pagingOf(paged)).toBe('page');
    expect(resolvePaging({ perPage: true }, paged)).toBe('page');
    expect(resolvePaging({ perPage: false }, paged)).toBe('all');
    expect(resolvePaging({ paging: 'question', perPage: false }, paged)).toBe('question');
    expect(resolvePaging({}, paged)).toBe('page');
    expect(resolvePaging({ perPage: true }, { ...paged, ...withPaging(undefined, 'all') })).toBe('question');
  });

  it('leaves the other settings alone', () => {
    expect(withPaging({ paging: 'page', timeZone: 'UTC' }, 'all')).toEqual({ perPage: undefined, settings: { timeZone: 'UTC' } });
    expect(withPaging({ timeZone: 'Asia/Shanghai' }, 'question')).toEqual({ perPage: true, settings: undefined });
  });
});

describe('the settings of a survey', () => {
  it('may spell out defaults, which are not written', () => {
    expect(writtenOf({ settings: { paging: 'all', timeZone: 'Asia/Shanghai' } })).not.toHaveProperty('settings');
  });

  it('name a time zone of the IANA list', () => {
    for (const timeZone of ['America/New_York', 'UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires']) {
      expect(writtenOf({ settings: { timeZone } })).toMatchObject({ settings: { timeZone } });
    }
    for (const timeZone of ['', '+08:00', 'Mars/Olympus', 'asia/shanghai', '../etc/passwd', 'A'.repeat(5000)]) {
      expect(faultsOf({ timeZone })).toEqual([{ field: 'settings.timeZone', rule: 'format' }]);
    }
  });

  it('limit answers by at least one subject, named in the order of the list', () => {
    expect(writtenOf({ settings: { repeat: { window: 9, by: ['mobile', 'ip', 'device'] } } })).toMatchObject({
      settings: { repeat: { window: 9, by: ['device', 'ip', 'mobile'] } },
    });
    expect(faultsOf({ repeat: { window: 1, by: [] } })).toEqual([{ field: 'settings.repeat.by', rule: 'tooShort', limit: 1 }]);
    expect(faultsOf({ repeat: { window: 1, by: ['ip', 'ip'] } })).toEqual([{ field: 'settings.repeat.by[1]', rule: 'notUnique' }]);
    expect(faultsOf({ repeat: { window: 1, by: ['dna'] } })).toEqual([{ field: 'settings.repeat.by[0]', rule: 'notAllowed' }]);
  });

  it('begin and end the survey at instants of any offset, written in one way', () => {
    const given = { opensAt: '2026-11-21T20:00+08:00', closesAt: '2026-12-01T00:00:00Z' };
    expect(writtenOf({ settings: given })).toMatchObject({
      settings: { opensAt: '2026-11-21T12:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' },
    });
    expect(faultsOf({ opensAt: '2026-11-21' })).toEqual([{ field: 'settings.opensAt', rule: 'format' }]);
    expect(faultsOf({ closesAt: '2026-02-30T00:00Z' })).toEqual([{ field: 'settings.closesAt', rule: 'format' }]);
    expect(faultsOf({ opensAt: 5, closesAt: null })).toEqual([
      { field: 'settings.opensAt', rule: 'type' },
      { field: 'settings.closesAt', rule: 'type' },
    ]);
  });

  it('end no survey before it began, nor at that instant', () => {
    const opensAt = '2026-11-21T12:00:00.000Z';
    for (const closesAt of ['2026-11-21T12:00:00Z', '2026-11-21T19:59+08:00']) {
      expect(faultsOf({ opensAt, closesAt })).toEqual([{ field: 'settings.closesAt', rule: 'tooSmall', limit: Date.parse(opensAt) }]);
    }
    expect(faultsOf({ opensAt, closesAt: '2026-11-21T12:00:00.001Z' })).toEqual([]);
  });

  it('ask for one response at least and 99,999,999 at most', () => {
    expect([1, 99_999_999].flatMap((total) => faultsOf({ total }))).toEqual([]);
    expect(faultsOf({ total: 0 })).toEqual([{ field: 'settings.total', rule: 'tooSmall', limit: 1 }]);
    expect(faultsOf({ total: 100_000_000 })).toEqual([{ field: 'settings.total', rule: 'tooLarge', limit: 99_999_999 }]);
    expect([1.5, '5'].flatMap((total) => faultsOf({ total }))).toEqual([
      { field: 'settings.total', rule: 'type' },
      { field: 'settings.total', rule: 'type' },
    ]);
  });

  it.each([0, 10, 1.5])('know no window %s', (window) => {
    expect(faultsOf({ repeat: { window, by: ['ip'] } })).toEqual([{ field: 'settings.repeat.window', rule: 'notAllowed' }]);
  });

  it('have no other keys', () => {
    expect(faultsOf({ theme: 1 })).toEqual([{ field: 'settings.theme', rule: 'unknownKey' }]);
    expect(faultsOf({ repeat: { window: 1, by: ['ip'], max: 3 } })).toEqual([{ field: 'settings.repeat.max', rule: 'unknownKey' }]);
  });
});
