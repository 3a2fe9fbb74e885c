import { describe, expect, it } from '@jest/globals';
import { withSource } from './change-target.js';
import { type ConditionForm, newCondition } from './logic-form.js';

const condition: ConditionForm = { id: 9, nodeId: 1, childId: 4, operator: 2, algorithm: 10, optionId: [5], result: [1, 3] };

describe('choosing another question in a condition', () => {
  it('empties its algorithm [S4.logic-row.target-resets-algorithm]', () => {
    expect(withSource(condition, 2).algorithm).toBeUndefined();
  });

  it('empties its options, row and values, and keeps how it is joined [S4.logic-row.target-resets-options]', () => {
    expect(withSource(condition, 2)).toEqual({ id: 9, operator: 2, nodeId: 2 });
  });

  it('changes nothing when it is the same question', () => {
    expect(withSource(condition, 1)).toBe(condition);
  });

  it('leaves a new condition joined with "and" [S3.condition.operator-default]', () => {
    expect(newCondition()).toEqual({ operator: 1 });
    expect(withSource(newCondition(), 2)).toEqual({ operator: 1, nodeId: 2 });
    expect(withSource({}, 2)).toEqual({ operator: 1, nodeId: 2 });
  });
});
