import { describe, expect, it } from '@jest/globals';
import { logicForm, logicKindOf } from './logic-form.js';

describe('a saved item as its author sees it', () => {
  it('spells out operators, and the option type of option logic and carry-over', () => {
    const conditions = [
      { id: 2, nodeId: 1, algorithm: 11 },
      { id: 3, nodeId: 1, algorithm: 12, operator: 2 as const, parentId: 0 as const },
    ];

    expect(logicForm({ id: 1, model: 2, type: 2, nodeId: 9, algorithm: 1, optionId: [4], conditions })).toEqual({
      id: 1,
      model: 2,
      type: 2,
      nodeId: 9,
      algorithm: 1,
      optionType: 1,
      optionId: [4],
      conditions: [
        { id: 2, nodeId: 1, algorithm: 11, operator: 1 },
        { id: 3, nodeId: 1, algorithm: 12, operator: 2 },
      ],
    });
    expect(logicForm({ model: 2, type: 1, nodeId: 9, optionType: 2, conditions: [] }).optionType).toBe(2);
  });

  it('has no option type where there are no options', () => {
    expect(logicForm({ model: 1, type: 2, nodeId: 9, algorithm: 1, conditions: [] })).toEqual({
      model: 1,
      type: 2,
      nodeId: 9,
      algorithm: 1,
      conditions: [],
    });
  });

  it('is of one of five kinds', () => {
    expect(logicKindOf({ model: 1, type: 1 })).toBe('jump');
    expect(logicKindOf({ model: 1, type: 2 })).toBe('show');
    expect(logicKindOf({ model: 2, type: 1 })).toBe('carryOver');
    expect(logicKindOf({ model: 2, type: 2 })).toBe('options');
    expect(logicKindOf({ model: 2, type: 2, optionType: 1 })).toBe('options');
    expect(logicKindOf({ model: 2, type: 2, optionType: 2 })).toBe('rows');
  });
});
