import { describe, expect, it } from '@jest/globals';
import { matrix } from '../testing/build-grid.js';
import {
  type BuiltNode,
  date,
  dropdown,
  evaluate,
  form,
  imageSingle,
  multiple,
  proportion,
  rank,
  rate,
  single,
  slider,
  text,
} from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import type { ConditionForm } from './logic-form.js';
import { logicSaveFaults } from './save-check.js';

/** The faults of showing Q2 when something is true of this first question, which has id 1; rows and options follow it. Paths within the condition. */
function faultsOf(source: BuiltNode, condition: ConditionForm): string[] {
  const definition = survey(source, text('Q2', 'Last?'));
  const nodeId = nodeIdOf(definition, 'Q2');
  const faults = logicSaveFaults(definition, { model: 1, type: 2, nodeId, algorithm: 1, conditions: [condition] });
  return faults.map(({ field, rule, limit }) => `${field.replace('conditions[0].', '')} ${rule}${limit === undefined ? '' : ` ${limit}`}`);
}

const on = (algorithm: number, rest: ConditionForm = {}): ConditionForm => ({ nodeId: 1, operator: 1, algorithm, ...rest });

const colour = single('Q1', 'Colour?', ['red', 'blue']);

describe('a condition that lacks', () => {
  it('its question is incomplete [S5.logic.missing-node]', () => {
    expect(faultsOf(colour, { operator: 1, algorithm: 11 })).toEqual(['nodeId conditionIncomplete']);
  });

  it('its operator is incomplete [S5.logic.missing-operator]', () => {
    expect(faultsOf(colour, { nodeId: 1, algorithm: 11 })).toEqual(['operator conditionIncomplete']);
  });

  it('its algorithm is incomplete [S5.logic.missing-algorithm]', () => {
    expect(faultsOf(colour, { nodeId: 1, operator: 1 })).toEqual(['algorithm conditionIncomplete']);
  });

  it('all of them tells all of them', () => {
    expect(faultsOf(colour, {})).toEqual(['nodeId conditionIncomplete', 'operator conditionIncomplete', 'algorithm conditionIncomplete']);
  });

  it('the answer that its algorithm needs is incomplete [S5.logic.missing-answer]', () => {
    expect(faultsOf(colour, on(1))).toEqual(['optionId conditionIncomplete']);
    expect(faultsOf(text('Q1', 'Why?'), on(6))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(text('Q1', 'Why?'), on(6, { result: ['  '] }))).toEqual(['result conditionIncomplete']);
  });

  it('nothing has no fault', () => {
    expect(faultsOf(colour, on(1, { optionId: [2] }))).toEqual([]);
    expect(faultsOf(colour, on(12))).toEqual([]);
  });
});

describe('the answer that a condition needs', () => {
  it('is an option, on choice types [S5.logic.choice-option]', () => {
    const several = multiple('Q1', 'Which?', ['a', 'b']);

    for (const source of [colour, dropdown('Q1', 'Town?', ['a', 'b']), imageSingle('Q1', 'Which?', ['a', 'b']), several]) {
      expect(faultsOf(source, on(1))).toEqual(['optionId conditionIncomplete']);
      expect(faultsOf(source, on(2, { optionId: [] }))).toEqual(['optionId conditionIncomplete']);
      expect(faultsOf(source, on(1, { optionId: [2, 3] }))).toEqual([]);
      expect(faultsOf(source, on(11))).toEqual([]);
    }
    for (const algorithm of [3, 4]) expect(faultsOf(several, on(algorithm))).toEqual(['optionId conditionIncomplete']);
  });

  it('is a count or the two ends of one, for "checked count"', () => {
    const source = multiple('Q1', 'Which?', ['a', 'b']);

    expect(faultsOf(source, on(5))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(5, { result: [2] }))).toEqual([]);
    expect(faultsOf(source, on(5, { result: ['0', '2'] }))).toEqual([]);
    expect(faultsOf(source, on(5, { result: [0, 1, 2] }))).toEqual(['result tooMany 2']);
    expect(faultsOf(source, on(5, { result: [-1] }))).toEqual(['result[0] tooSmall 0']);
    expect(faultsOf(source, on(5, { result: [1.5] }))).toEqual(['result[0] format']);
  });

  it('is two values, for "between" [S5.logic.between-two-values]', () => {
    for (const source of [rate('Q1', 'Mood?'), slider('Q1', 'How much?'), text('Q1', 'Age?'), date('Q1', 'When?')]) {
      expect(faultsOf(source, on(10, { result: ['2'] }))).toEqual(['result conditionIncomplete']);
      expect(faultsOf(source, on(10, { result: ['2', '4'] }))).toEqual([]);
      expect(faultsOf(source, on(10, { result: ['2', '4', '5'] }))).toEqual(['result tooMany 2']);
      expect(faultsOf(source, on(6, { result: ['2', '4'] }))).toEqual(['result tooMany 1']);
    }
  });

  it('is values, on a rating, unless it asks whether it is answered [S5.logic.rate-values]', () => {
    const source = rate('Q1', 'Mood?');

    expect(faultsOf(source, on(8))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(8, { result: [3] }))).toEqual([]);
    expect(faultsOf(source, on(8, { result: ['three'] }))).toEqual(['result[0] format']);
    expect(faultsOf(source, on(11))).toEqual([]);
    expect(faultsOf(source, on(12))).toEqual([]);
  });

  it('is an item and its place, on a ranking [S5.logic.rank-values]', () => {
    const source = rank('Q1', 'Order?', ['a', 'b', 'c', 'd']);

    expect(faultsOf(source, on(6, { optionId: [2] }))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(6, { result: [1] }))).toEqual(['optionId conditionIncomplete']);
    expect(faultsOf(source, on(6, { optionId: [2, 3], result: [1] }))).toEqual(['optionId tooMany 1']);
    expect(faultsOf(source, on(10, { optionId: [5], result: [1, 4] }))).toEqual([]);
    expect(faultsOf(source, on(6, { optionId: [2], result: [0] }))).toEqual(['result[0] tooSmall 1']);
    expect(faultsOf(source, on(6, { optionId: [2], result: [5] }))).toEqual(['result[0] tooLarge 4']);
    expect(faultsOf(source, on(6, { optionId: [2], result: [1.5] }))).toEqual(['result[0] format']);
    expect(faultsOf(source, on(12))).toEqual([]);
    expect(faultsOf(source, on(11, { optionId: [2] }))).toEqual([]);
    expect(faultsOf(source, on(11, { optionId: [2, 3] }))).toEqual(['optionId tooMany 1']);
  });

  it('is an item and its number, on a proportion [S5.logic.proportion-values]', () => {
    const source = proportion('Q1', 'How do you spend it?', ['rent', 'food']);

    expect(faultsOf(source, on(9, { optionId: [2] }))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(9, { optionId: [2], result: [40] }))).toEqual([]);
    expect(faultsOf(source, on(9, { optionId: [2], result: ['much'] }))).toEqual(['result[0] format']);
    expect(faultsOf(source, on(11))).toEqual([]);
    expect(faultsOf(source, on(12, { optionId: [2] }))).toEqual([]);
  });

  it('is a value, on an open text [S5.logic.open-value]', () => {
    const source = text('Q1', 'Why?');

    expect(faultsOf(source, on(3))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(3, { result: ['rain'] }))).toEqual([]);
    for (const algorithm of [8, 9]) expect(faultsOf(source, on(algorithm, { result: ['rain'] }))).toEqual(['result[0] format']);
    expect(faultsOf(source, on(10, { result: ['1', 'rain'] }))).toEqual(['result[1] format']);
    expect(faultsOf(source, on(7, { result: ['rain'] }))).toEqual([]);
    expect(faultsOf(source, on(12))).toEqual([]);
  });

  it('is a level of its scale, on an evaluation [S5.logic.evaluate-value]', () => {
    const source = evaluate('Q1', 'How was it?', ['bad', 'fair', 'good']);

    expect(faultsOf(source, on(6))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(6, { result: [3] }))).toEqual([]);
    expect(faultsOf(source, on(6, { result: [4] }))).toEqual(['result[0] tooLarge 3']);
    expect(faultsOf(source, on(11))).toEqual([]);
  });

  it('is a value, on a slider [S5.logic.slider-value]', () => {
    const source = slider('Q1', 'How much?');

    expect(faultsOf(source, on(8))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(source, on(8, { result: [50] }))).toEqual([]);
    expect(faultsOf(source, on(11))).toEqual([]);
  });

  it('is a date, which is no number, on a date', () => {
    expect(faultsOf(date('Q1', 'When?'), on(8, { result: ['2026-03-31'] }))).toEqual([]);
  });

  it('is a field and its text, on a form', () => {
    const source = form('Q1', 'Address?', ['street', 'town']);

    expect(faultsOf(source, on(6, { result: ['Beijing'] }))).toEqual(['optionId conditionIncomplete']);
    expect(faultsOf(source, on(6, { optionId: [3], result: ['Beijing'] }))).toEqual([]);
    expect(faultsOf(source, on(11, { optionId: [3] }))).toEqual([]);
  });
});

describe('a condition on a matrix', () => {
  const choices = (subType: 1 | 2) => matrix(subType, 'Q1', 'How?', ['us', 'them'], ['good', 'bad']);

  it('needs a row when it asks whether it is answered [S5.logic.matrix-child]', () => {
    for (const source of [choices(1), choices(2), matrix(3, 'Q1', 'How?', ['us']), matrix(4, 'Q1', 'How?', ['us'])]) {
      expect(faultsOf(source, on(11))).toEqual(['childId conditionIncomplete']);
      expect(faultsOf(source, on(12))).toEqual(['childId conditionIncomplete']);
      expect(faultsOf(source, on(11, { childId: 2 }))).toEqual([]);
    }
  });

  it('needs options or values otherwise, and no row [S5.logic.matrix-options]', () => {
    expect(faultsOf(choices(1), on(1, { childId: 2 }))).toEqual(['optionId conditionIncomplete']);
    expect(faultsOf(choices(1), on(1, { childId: 2, optionId: [4] }))).toEqual([]);
    expect(faultsOf(choices(2), on(1, { optionId: [4] }))).toEqual([]);
    expect(faultsOf(choices(2), on(5))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(matrix(4, 'Q1', 'How?', ['us']), on(8))).toEqual(['result conditionIncomplete']);
    expect(faultsOf(matrix(4, 'Q1', 'How?', ['us']), on(8, { result: ['x'] }))).toEqual(['result[0] format']);
    expect(faultsOf(matrix(4, 'Q1', 'How?', ['us']), on(8, { childId: 2, result: [3] }))).toEqual([]);
    expect(faultsOf(matrix(3, 'Q1', 'How?', ['us'], ['why']), on(3, { result: ['rain'] }))).toEqual([]);
    expect(faultsOf(matrix(3, 'Q1', 'How?', ['us'], ['why']), on(3, { optionId: [3], result: ['rain'] }))).toEqual([]);
  });

  it('names rows and columns that are there', () => {
    expect(faultsOf(choices(1), on(11, { childId: 99 }))).toEqual(['childId notAllowed']);
    expect(faultsOf(choices(1), on(1, { optionId: [4, 2] }))).toEqual(['optionId[1] notAllowed']);
  });
});

describe('a condition that names', () => {
  it('an option of another question is not allowed', () => {
    expect(faultsOf(colour, on(1, { optionId: [2, 99] }))).toEqual(['optionId[1] notAllowed']);
  });

  it('an algorithm that its question is not asked by is not allowed', () => {
    expect(faultsOf(colour, on(5, { result: [1] }))).toEqual(['algorithm notAllowed']);
    expect(faultsOf(rate('Q1', 'Mood?'), on(1, { optionId: [1] }))).toEqual(['algorithm notAllowed']);
    expect(faultsOf(colour, on(13))).toEqual(['algorithm notAllowed']);
  });

  it('what its algorithm does not look at is not allowed', () => {
    expect(faultsOf(colour, on(11, { optionId: [2] }))).toEqual(['optionId notAllowed']);
    expect(faultsOf(colour, on(1, { optionId: [2], result: [1] }))).toEqual(['result notAllowed']);
    expect(faultsOf(colour, on(1, { optionId: [2], childId: 3 }))).toEqual(['childId notAllowed']);
    expect(faultsOf(matrix(1, 'Q1', 'How?', ['us'], ['good']), on(11, { childId: 2, optionId: [3] }))).toEqual(['optionId notAllowed']);
  });
});
