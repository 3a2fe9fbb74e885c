import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '../limit/limits.js';
import { PERSONAL_LINK_LIMITS } from './link-limits.js';
import { peopleColumns, readLinkPeople } from './link-people.js';
import { linkStateOf } from './link-state.js';

const NOBODY = { mobiles: new Set<string>(), emails: new Set<string>() };

describe('people who get a one-to-one link', () => {
  it('are kept without what people put around and between', () => {
    const { people, faults } = readLinkPeople(
      [{ path: 'rows[2]', name: ' Ada ', mobile: '+86 138-0000-0000', email: 'Ada@Example.com', remark: '' }],
      NOBODY,
    );

    expect(faults).toEqual([]);
    expect(people).toEqual([{ name: 'Ada', mobile: '+8613800000000', email: 'ada@example.com', remark: null }]);
  });

  it('are refused by row and column, twins among them and in the survey included', () => {
    const long = 'x'.repeat(PERSONAL_LINK_LIMITS.name + 1);
    const typed = [
      { path: 'rows[2]', name: long, mobile: '12', email: 'nobody' },
      { path: 'rows[3]', mobile: '13800000000', email: 'a@example.com' },
      { path: 'rows[5]', mobile: '138 0000 0000', email: 'known@example.com' },
    ];

    const { faults } = readLinkPeople(typed, { ...NOBODY, emails: new Set(['known@example.com']) });

    expect(faults).toEqual([
      { field: 'rows[2].name', rule: 'tooLong', limit: PERSONAL_LINK_LIMITS.name },
      { field: 'rows[2].mobile', rule: 'format' },
      { field: 'rows[2].email', rule: 'format' },
      { field: 'rows[5].mobile', rule: 'notUnique' },
      { field: 'rows[5].email', rule: 'notUnique' },
    ]);
  });

  it('are told of up to so many mistakes', () => {
    const typed = Array.from({ length: 500 }, (_, index) => ({ path: `rows[${index}]`, mobile: 'x' }));

    expect(readLinkPeople(typed, NOBODY).faults).toHaveLength(LIMITS.faults);
  });
});

describe('the columns of a table of people', () => {
  it('are found by their headings in both languages, whatever their order', () => {
    const { hasHeadings, places, ignored } = peopleColumns([' E-MAIL ', 'Department', '\u59d3\u540d', 'Phone']);

    expect([hasHeadings, [...places], ignored]).toEqual([
      true,
      [
        ['email', 0],
        ['name', 2],
        ['mobile', 3],
      ],
      ['Department'],
    ]);
  });

  it('are in their usual order where the first row is a person already', () => {
    const { hasHeadings, places } = peopleColumns(['Ada', '13800000000']);

    expect([hasHeadings, places.get('name'), places.get('mobile'), places.get('remark')]).toEqual([false, 0, 1, 3]);
  });
});

describe('the state of a one-to-one link', () => {
  const fresh = { isVoid: false, result: null, isStarted: false, isOpened: false };

  it.each([
    [{}, 'unopened'],
    [{ isOpened: true }, 'opened'],
    [{ isOpened: true, isStarted: true }, 'answering'],
    [{ isOpened: true, isVoid: true }, 'void'],
    [{ isStarted: true, result: 'screened' as const }, 'screened'],
    [{ result: 'complete' as const, isVoid: true }, 'complete'],
  ])('of %j is %s', (facts, state) => {
    expect(linkStateOf({ ...fresh, ...facts })).toBe(state);
  });
});
