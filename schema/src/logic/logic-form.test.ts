import { describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import { checked } from '../testing/build-condition.js';
import { jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { type ConditionForm, isUnsaved, logicForm, type LogicForm, logicKindOf, newCondition, withSource } from './logic-form.js';

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

const ranged: ConditionForm = { id: 9, nodeId: 1, childId: 4, operator: 2, algorithm: 10, optionId: [5], result: [1, 3] };

describe('choosing another question in a condition', () => {
  it('empties its algorithm [S4.logic-row.target-resets-algorithm]', () => {
    expect(withSource(ranged, 2).algorithm).toBeUndefined();
  });

  it('empties its options, row and values, and keeps how it is joined [S4.logic-row.target-resets-options]', () => {
    expect(withSource(ranged, 2)).toEqual({ id: 9, operator: 2, nodeId: 2 });
  });

  it('changes nothing when it is the same question', () => {
    expect(withSource(ranged, 1)).toBe(ranged);
  });

  it('leaves a new condition joined with "and" [S3.condition.operator-default]', () => {
    expect(newCondition()).toEqual({ operator: 1 });
    expect(withSource(newCondition(), 2)).toEqual({ operator: 1, nodeId: 2 });
    expect(withSource({}, 2)).toEqual({ operator: 1, nodeId: 2 });
  });
});

const saved: SurveyDefinition = withLogic(
  survey(single('Q1', 'Colour?', ['red', 'blue']), single('Q2', 'Size?', ['S', 'L']), text('Q3', 'Why?')),
  show('Q2', checked('Q1', 'red')),
  jump('Q1', 'Q3', checked('Q1', 'red')),
  optionLogic('Q2', 'hide', ['S'], [checked('Q1', 'blue')]),
);
const form = (place: number): LogicForm => logicForm(saved.logic?.[place] as LogicItem);

describe('a row of logic', () => {
  it('is unsaved until it is saved [S4.logic-row.unsaved-until-saved]', () => {
    const { id: _none, ...fresh } = form(0);

    expect(isUnsaved(saved, fresh)).toBe(true);
    expect(isUnsaved(saved, { ...fresh, id: 99 })).toBe(true);
  });

  it('is saved as long as it holds what the survey holds [S4.logic-row.save-replaces]', () => {
    for (const place of [0, 1, 2]) expect(isUnsaved(saved, form(place))).toBe(false);
    expect(isUnsaved(saved, { ...form(0), optionId: [] })).toBe(false);
  });

  it('is unsaved after any edit [S4.logic-row.edit-marks-unsaved]', () => {
    const [condition] = form(0).conditions;
    const edits: LogicForm[] = [
      { ...form(0), algorithm: 2 },
      { ...form(0), nodeId: 1 },
      { ...form(0), type: 1 },
      { ...form(0), conditions: [] },
      { ...form(0), conditions: [{ ...condition, optionId: [3] }] },
      { ...form(0), conditions: [{ ...condition, algorithm: 2 }] },
      { ...form(0), conditions: [{ ...condition, operator: 2 }] },
      { ...form(0), conditions: [{ ...condition, result: [1] }] },
      { ...form(0), conditions: [{ ...condition, childId: 3 }] },
      { ...form(1), target: -1 },
      { ...form(2), optionType: 2 },
      { ...form(2), optionId: [6] },
    ];

    for (const edit of edits) expect(isUnsaved(saved, edit)).toBe(true);
  });
});
