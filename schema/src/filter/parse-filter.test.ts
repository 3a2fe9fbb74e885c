import { describe, expect, it } from '@jest/globals';
import { columnPlan } from '../export/column-plan.js';
import { matrix } from '../testing/build-grid.js';
import { city, date, form, multiple, rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { parseFilter } from './parse-filter.js';

/**
 * Ids: Q1 is 1 with options 2 and 3, Q2 is 4 with 5 and 6, Q3 is 7, Q4 is 8 with row 9 and columns 10 and 11, Q5 is 12 with fields 13 and 14, Q6 is
 * 15, Q7 is 16 with items 17 and 18, Q8 is 19.
 */
const plan = columnPlan([
  survey(
    single('Q1', 'Colour?', ['red', 'blue']),
    multiple('Q2', 'Drinks?', ['tea', 'milk']),
    text('Q3', 'Why?'),
    matrix(1, 'Q4', 'Rows', ['x'], ['good', 'bad']),
    form('Q5', 'Form', ['name', { title: 'age', type: 1 }]),
    date('Q6', 'When?'),
    rank('Q7', 'Rank', ['a', 'b']),
    city('Q8', 'Where?'),
  ),
]);

/** The faults of a filter with these conditions, or its canonical form. */
function parsed(...conditions: readonly unknown[]): unknown {
  const result = parseFilter({ conditions }, plan);
  return result.ok ? result.value : result.faults;
}

const asked = (answer: unknown): unknown => parsed({ answer });
const fault = (field: string, rule: string, limit?: number): unknown => [{ field, rule, ...(limit !== undefined && { limit }) }];

describe('a filter from outside', () => {
  it('is put into one form: values sorted and once, defaults left out, brackets around one condition opened', () => {
    const given = {
      match: 'any',
      conditions: [{ group: { match: 'all', conditions: [{ version: { anyOf: [3, 1, 3] } }] } }],
    };

    expect(parseFilter(given, plan)).toEqual({ ok: true, value: { conditions: [{ version: { anyOf: [1, 3] } }] } });
    expect(parseFilter({ match: 'any', conditions: [{ valid: true }, { starred: true }] }, plan)).toMatchObject({
      value: { match: 'any' },
    });
    expect(parseFilter({}, plan)).toEqual({ ok: true, value: { conditions: [] } });
    expect(parsed({ submitted: { from: '2026-03-01T08:00+08:00' } })).toEqual({
      conditions: [{ submitted: { from: '2026-03-01T00:00:00.000Z' } }],
    });
    expect(parsed({ quality: { anyOf: ['burst', 'speeding', 'burst'] } })).toEqual({
      conditions: [{ quality: { anyOf: ['speeding', 'burst'] } }],
    });
    expect(parsed({ text: { contains: '  a\tb\n' } })).toEqual({ conditions: [{ text: { contains: 'a b' } }] });
  });

  it.each([
    ['a question that no version has', { nodeId: 99, anyOf: [1] }, 'nodeId', 'notAllowed'],
    ['a row that no version has', { nodeId: 8, rowId: 99, anyOf: [10] }, 'rowId', 'notAllowed'],
    ['an option that no version has', { nodeId: 1, anyOf: [2, 99] }, 'anyOf[1]', 'notAllowed'],
    ['an option of another question', { nodeId: 4, noneOf: [2] }, 'noneOf[0]', 'notAllowed'],
    ['a field that no version has', { nodeId: 12, optionId: 99, contains: 'x' }, 'optionId', 'notAllowed'],
    ['no question', { anyOf: [1] }, 'nodeId', 'required'],
    ['a matrix without the row', { nodeId: 8, anyOf: [10] }, 'rowId', 'required'],
    ['a ranking without the item', { nodeId: 16, range: { from: 1 } }, 'optionId', 'required'],
    ['options of a text', { nodeId: 7, anyOf: [1] }, 'anyOf', 'notAllowed'],
    ['a range of a choice', { nodeId: 1, range: { from: 1 } }, 'range', 'notAllowed'],
    ['a range of a field of text', { nodeId: 12, optionId: 13, range: { from: 1 } }, 'range', 'notAllowed'],
    ['dates of a text', { nodeId: 7, dates: { from: '2026' } }, 'dates', 'notAllowed'],
    ['times of a date', { nodeId: 15, dates: { from: '10:00' } }, 'dates', 'notAllowed'],
    ['a text in a choice without inputs', { nodeId: 1, contains: 'x' }, 'contains', 'notAllowed'],
    ['divisions of a text', { nodeId: 7, divisions: ['110000'] }, 'divisions', 'notAllowed'],
    ['a division that is no code', { nodeId: 19, divisions: ['Beijing'] }, 'divisions[0]', 'format'],
    ['a state that there is not', { nodeId: 1, state: 'lost' }, 'state', 'notAllowed'],
    ['no options', { nodeId: 1, anyOf: [] }, 'anyOf', 'required'],
    ['an option that is no number', { nodeId: 1, anyOf: ['2'] }, 'anyOf[0]', 'type'],
    ['a date that no calendar has', { nodeId: 15, dates: { from: '2026-02-30' } }, 'dates.from', 'format'],
    ['a range without ends', { nodeId: 12, optionId: 14, range: {} }, 'range', 'required'],
    ['a date range that ends before it begins', { nodeId: 15, dates: { from: '2026-03', to: '2026-02-28' } }, 'dates.to', 'tooSmall'],
    ['two tests', { nodeId: 1, anyOf: [2], state: 'answered' }, 'state', 'notAllowed'],
    ['no test', { nodeId: 1 }, '', 'required'],
    ['an unknown key', { nodeId: 1, someOf: [2] }, 'someOf', 'unknownKey'],
  ])('that asks for %s is refused at the field that says so', (_, answer, field, rule) => {
    expect(asked(answer)).toContainEqual({ field: `conditions[0].answer${field === '' ? '' : `.${field}`}`, rule });
  });

  it('is refused for an impossible range, with the limit', () => {
    expect(asked({ nodeId: 12, optionId: 14, range: { from: 5, to: 4 } })).toEqual(fault('conditions[0].answer.range.to', 'tooSmall', 5));
    expect(parsed({ duration: { from: 5, to: 4 } })).toEqual(fault('conditions[0].duration.to', 'tooSmall', 5));
    expect(parsed({ score: { from: 7.5, to: 7 } })).toEqual(fault('conditions[0].score.to', 'tooSmall', 7.5));
    expect(parsed({ group: { conditions: [{ duration: { from: 5, to: 4 } }] } })).toEqual(
      fault('conditions[0].group.conditions[0].duration.to', 'tooSmall', 5),
    );
    expect(parsed({ submitted: { from: '2026-03-02T00:00Z', to: '2026-03-02T00:00Z' } })).toEqual(
      fault('conditions[0].submitted.to', 'tooSmall'),
    );
  });

  it('is refused for more than it may have, with the limit', () => {
    const many = (count: number): unknown[] => Array.from({ length: count }, () => ({ valid: true }));
    const ids = Array.from({ length: 201 }, (_, index) => index + 1);

    expect(parsed(...many(20))).toMatchObject({ conditions: many(20) });
    expect(parsed(...many(21))).toEqual(fault('conditions', 'tooMany', 20));
    expect(parsed(...many(19), { group: { conditions: many(2) } })).toEqual(fault('conditions', 'tooMany', 20));
    expect(asked({ nodeId: 1, anyOf: ids })).toContainEqual({ field: 'conditions[0].answer.anyOf', rule: 'tooMany', limit: 200 });
    expect(parsed({ text: { contains: 'x'.repeat(101) } })).toEqual(fault('conditions[0].text.contains', 'tooLong', 100));
    expect(parsed({ tags: { anyOf: ['x', 'y'.repeat(101)] } })).toEqual(fault('conditions[0].tags.anyOf[1]', 'tooLong', 100));
  });

  it('refuses half a character, which no stored text has', () => {
    expect(parsed({ text: { contains: 'x\udd65' } })).toEqual(fault('conditions[0].text.contains', 'format'));
    expect(parsed({ tags: { anyOf: ['\ud83d', 'x'] } })).toEqual(fault('conditions[0].tags.anyOf[0]', 'format'));
    expect(parsed({ text: { contains: '😀' } })).toMatchObject({ conditions: [{ text: { contains: '😀' } }] });
  });

  it.each([
    ['a value that is no record', [], '', 'type'],
    ['a match that there is not', { match: 'none', conditions: [] }, 'match', 'notAllowed'],
    ['an unknown key', { where: 1 }, 'where', 'unknownKey'],
    ['a condition without a key', { conditions: [{}] }, 'conditions[0]', 'required'],
    ['a condition of an unknown kind', { conditions: [{ colour: 1 }] }, 'conditions[0].colour', 'unknownKey'],
    ['two kinds in one condition', { conditions: [{ valid: true, starred: true }] }, 'conditions[0].starred', 'notAllowed'],
    ['brackets around nothing', { conditions: [{ group: { conditions: [] } }] }, 'conditions[0].group.conditions', 'required'],
    [
      'brackets in brackets',
      { conditions: [{ group: { conditions: [{ group: { conditions: [{ valid: true }] } }] } }] },
      'conditions[0].group.conditions[0].group',
      'unknownKey',
    ],
    ['a status that there is not', { conditions: [{ status: { anyOf: ['lost'] } }] }, 'conditions[0].status.anyOf[0]', 'notAllowed'],
    [
      'a flag that there is not',
      { conditions: [{ quality: { anyOf: ['burst', 'dull'] } }] },
      'conditions[0].quality.anyOf[1]',
      'notAllowed',
    ],
    [
      'a device that there is not',
      { conditions: [{ device: { anyOf: ['phone', 'watch'] } }] },
      'conditions[0].device.anyOf[1]',
      'notAllowed',
    ],
    ['a region without a code', { conditions: [{ region: { anyOf: ['CN', 'Tokyo'] } }] }, 'conditions[0].region.anyOf[1]', 'notAllowed'],
    ['a score without ends', { conditions: [{ score: {} }] }, 'conditions[0].score', 'required'],
    ['a score that is no number', { conditions: [{ score: { from: 'all' } }] }, 'conditions[0].score.from', 'type'],
    ['a score with another key', { conditions: [{ score: { from: 1, above: 2 } }] }, 'conditions[0].score.above', 'unknownKey'],
    ['no flag', { conditions: [{ quality: { anyOf: [] } }] }, 'conditions[0].quality.anyOf', 'required'],
    ['a version that is no number of one', { conditions: [{ version: { anyOf: [0] } }] }, 'conditions[0].version.anyOf[0]', 'notAllowed'],
    ['an instant without a zone', { conditions: [{ submitted: { from: '2026-03-01T10:00' } }] }, 'conditions[0].submitted.from', 'format'],
    ['a parameter without a name', { conditions: [{ parameter: { anyOf: ['x'] } }] }, 'conditions[0].parameter.name', 'required'],
    ['a blank text', { conditions: [{ text: { contains: '  ' } }] }, 'conditions[0].text.contains', 'required'],
  ])('that is %s is refused', (_, value, field, rule) => {
    const result = parseFilter(value, plan);

    expect(result.ok ? [] : result.faults).toContainEqual({ field, rule });
  });
});
