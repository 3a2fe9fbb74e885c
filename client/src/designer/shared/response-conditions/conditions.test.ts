import { describe, expect, it } from '@jest/globals';
import { type Conditions, conditionsInput, NO_CONDITIONS, readConditions, writeConditions } from './conditions';

const tea: Conditions = {
  match: 'any',
  conditions: [{ answer: { nodeId: 1, anyOf: [2] } }, { group: { conditions: [{ answer: { nodeId: 3, state: 'notShown' } }] } }],
};

describe('conditions in an address', () => {
  it('are read as they were written, beside the rest of the address', () => {
    const query = new URLSearchParams('order=oldest');
    writeConditions(query, tea);
    expect(readConditions(query)).toEqual(tea);
    expect(query.get('order')).toBe('oldest');
    writeConditions(query, NO_CONDITIONS);
    expect(String(query)).toBe('order=oldest');
  });

  it.each(['{', '7', 'null', '{"conditions":7}', '{"conditions":[7]}', '{"conditions":[{}]}', '{"conditions":[{"a":1,"b":2}]}'])(
    'are none where the text is %s',
    (text) => {
      expect(readConditions(new URLSearchParams({ where: text }))).toEqual(NO_CONDITIONS);
    },
  );
});

describe('conditions for the server', () => {
  it('have the words of the graph, in brackets too', () => {
    expect(conditionsInput(tea)).toEqual({
      match: 'ANY',
      conditions: [
        { answer: { nodeId: 1, anyOf: [2] } },
        { group: { match: 'ALL', conditions: [{ answer: { nodeId: 3, state: 'NOT_SHOWN' } }] } },
      ],
    });
    expect(conditionsInput({ conditions: [{ status: { anyOf: ['complete', 'over_quota'] } }] }).conditions).toEqual([
      { status: { anyOf: ['COMPLETE', 'OVER_QUOTA'] } },
    ]);
    expect(
      conditionsInput({ conditions: [{ os: { anyOf: ['ios', 'unknown'] } }, { region: { anyOf: ['CN-GD', 'unknown'] } }] }).conditions,
    ).toEqual([{ os: { anyOf: ['IOS', 'UNKNOWN'] } }, { region: { anyOf: ['CN-GD', 'unknown'] } }]);
  });
});
