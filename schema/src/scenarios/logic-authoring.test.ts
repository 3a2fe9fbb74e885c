import { describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import { logicCounts } from '../definition/logic-counts.js';
import { apply } from '../edit/apply.js';
import type { LogicDraft } from '../edit/operation/operation.js';
import { matrix } from '../testing/build-grid.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { edit, fault, refusal } from './edit.js';

/** Ids: Q1 1 (red 2, blue 3), Q2 4 (a 5, b 6), Q3 7. */
const shop = survey(single('Q1', 'Colour?', ['red', 'blue']), multiple('Q2', 'Which?', ['a', 'b']), text('Q3', 'Why?'));

const ifRed = { nodeId: 1, algorithm: 1, optionId: [2] };
const showWhy: LogicDraft = { model: 1, type: 2, nodeId: 7, algorithm: 1, conditions: [ifRed] };
const jumpToEnd: LogicDraft = { model: 1, type: 1, nodeId: 1, target: 0, conditions: [ifRed] };
const carryColours: LogicDraft = { model: 2, type: 1, nodeId: 4, conditions: [{ nodeId: 1, algorithm: 1 }] };

const saved = (definition: SurveyDefinition, ...items: LogicDraft[]): SurveyDefinition =>
  edit(definition, ...items.map((item) => ({ op: 'saveLogic' as const, item })));

const idsOf = ({ logic = [] }: SurveyDefinition): number[] => logic.map(({ id }) => id);
const itemOf = ({ logic = [] }: SurveyDefinition, id: number): LogicItem | undefined => logic.find((item) => item.id === id);

describe('saving logic', () => {
  it('adds a new item at the end, with ids for it and its conditions [S4.logic-type.show-2]', () => {
    expect(saved(shop, jumpToEnd, showWhy).logic).toEqual([
      { id: 8, model: 1, type: 1, nodeId: 1, target: 0, conditions: [{ id: 9, nodeId: 1, algorithm: 1, optionId: [2] }] },
      { id: 10, model: 1, type: 2, nodeId: 7, algorithm: 1, conditions: [{ id: 11, nodeId: 1, algorithm: 1, optionId: [2] }] },
    ]);
  });

  it('stores a jump as type 1 of model 1 [S4.logic-type.jump-1]', () => {
    expect(saved(shop, jumpToEnd).logic?.[0]).toMatchObject({ model: 1, type: 1, target: 0 });
  });

  it('hands out the ids in order and touches the item and its question', () => {
    const applied = apply(shop, [{ op: 'saveLogic', item: showWhy }]);

    expect(applied).toMatchObject({ ok: true, created: [8, 9], touched: [8, 7], definition: { lastId: 9 } });
  });

  it('replaces an item that is there: same id, same place, same ids of the conditions it still has', () => {
    const before = saved(shop, showWhy, jumpToEnd);
    const conditions = [
      { nodeId: 4, algorithm: 11 },
      { ...ifRed, id: 9, operator: 2 as const },
    ];

    const after = saved(before, { ...showWhy, id: 8, algorithm: 2, conditions });

    expect(idsOf(after)).toEqual([8, 10]);
    expect(itemOf(after, 8)).toEqual({
      id: 8,
      model: 1,
      type: 2,
      nodeId: 7,
      algorithm: 2,
      conditions: [
        { id: 12, nodeId: 4, algorithm: 11 },
        { id: 9, nodeId: 1, operator: 2, algorithm: 1, optionId: [2] },
      ],
    });
  });

  it('turns an item into another kind under the same id', () => {
    const after = saved(saved(shop, { ...jumpToEnd, nodeId: 4 }), { ...carryColours, id: 8 });

    expect(after.logic).toEqual([{ id: 8, model: 2, type: 1, nodeId: 4, conditions: [{ id: 10, nodeId: 1, algorithm: 1 }] }]);
  });

  it('touches the question an item had and the one it gets', () => {
    const applied = apply(saved(shop, showWhy), [{ op: 'saveLogic', item: { ...showWhy, id: 8, nodeId: 4 } }]);

    expect(applied).toMatchObject({ ok: true, touched: [8, 4, 7] });
  });

  it('refuses items, questions and conditions that are not there', () => {
    const before = saved(shop, showWhy, jumpToEnd);
    const withId = (id: number) => [{ ...ifRed, id }];

    expect(refusal(before, { op: 'saveLogic', item: { ...showWhy, id: 99 } })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(before, { op: 'saveLogic', item: { ...showWhy, nodeId: 99 } })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(before, { op: 'saveLogic', item: { ...showWhy, conditions: withId(9) } })).toEqual({ code: 'notFound', id: 9 });
    expect(refusal(before, { op: 'saveLogic', item: { ...showWhy, id: 8, conditions: withId(11) } })).toEqual({ code: 'notFound', id: 11 });
    expect(refusal(before, { op: 'saveLogic', item: { ...showWhy, id: 8, conditions: [...withId(9), ...withId(9)] } })).toEqual({
      code: 'notFound',
      id: 9,
    });
  });

  it('refuses what is incomplete, with the path inside the operation', () => {
    const incomplete = { ...jumpToEnd, target: undefined, conditions: [{ nodeId: 1, algorithm: 1 }] };

    expect(refusal(shop, { op: 'saveLogic', item: incomplete })).toEqual({
      code: 'invalid',
      faults: [
        { field: 'item.target', rule: 'targetIncomplete' },
        { field: 'item.conditions[0].optionId', rule: 'conditionIncomplete' },
      ],
    });
  });

  it('refuses what lacks one thing only, or does not fit the survey', () => {
    const notThere = { ...showWhy, conditions: [{ ...ifRed, optionId: [99] }] };

    expect(refusal(shop, { op: 'saveLogic', item: { ...showWhy, conditions: [{ nodeId: 1, algorithm: 1 }] } })).toEqual(
      fault('item.conditions[0].optionId', 'conditionIncomplete'),
    );
    expect(refusal(shop, { op: 'saveLogic', item: notThere })).toEqual(fault('item.conditions[0].optionId[0]', 'notAllowed'));
  });

  it('takes texts of 24 characters in conditions and no longer ones [S5.text.logic-condition-24]', () => {
    const jumpOn = (length: number): LogicDraft => ({
      model: 1,
      type: 1,
      nodeId: 7,
      target: -1,
      conditions: [{ nodeId: 7, algorithm: 3, result: ['x'.repeat(length)] }],
    });

    expect(refusal(shop, { op: 'saveLogic', item: jumpOn(24) })).toBeUndefined();
    expect(refusal(shop, { op: 'saveLogic', item: jumpOn(25) })).toEqual(fault('item.conditions[0].result[0]', 'tooLong', 24));
  });

  it('takes columns of a matrix when the option type is left out, which is its default', () => {
    const grid = survey(single('Q1', 'Colour?', ['red']), matrix(1, 'Q2', 'How?', ['us'], ['good', 'bad']));
    const item: LogicDraft = { model: 2, type: 2, nodeId: 3, algorithm: 2, optionId: [5], conditions: [{ nodeId: 1, algorithm: 12 }] };

    expect(saved(grid, item).logic?.[0]).toEqual({ ...item, id: 7, conditions: [{ id: 8, nodeId: 1, algorithm: 12 }] });
    expect(saved(grid, { ...item, optionType: 1 }).logic?.[0]).not.toHaveProperty('optionType');
    expect(saved(grid, { ...item, optionType: 2, optionId: [4] }).logic?.[0]).toMatchObject({ optionType: 2, optionId: [4] });
  });

  it('refuses fields that the kind does not have', () => {
    expect(refusal(shop, { op: 'saveLogic', item: { ...showWhy, target: 0 } })).toEqual(fault('item.target', 'notAllowed'));
  });
});

describe('the counters of a question', () => {
  it('go up when logic is saved [S4.logic-count.after-save]', () => {
    expect(logicCounts(shop, 7).displayLogicNum).toBe(0);
    expect(logicCounts(saved(shop, showWhy), 7).displayLogicNum).toBe(1);
    expect(logicCounts(saved(shop, jumpToEnd), 1).jumpLogicNum).toBe(1);
  });

  it('go down when it is deleted [S4.logic-count.after-delete]', () => {
    const after = edit(saved(shop, showWhy), { op: 'removeLogic', logicId: 8 });

    expect(logicCounts(after, 7).displayLogicNum).toBe(0);
    expect(after.logic).toBeUndefined();
  });
});

describe('carry-over', () => {
  it('is a logic item of model 2 [S4.carry-over.model-2]', () => {
    expect(saved(shop, carryColours).logic).toEqual([
      { id: 8, model: 2, type: 1, nodeId: 4, conditions: [{ id: 9, nodeId: 1, algorithm: 1 }] },
    ]);
  });

  it('stays the same item when it is edited and saved [S4.carry-over.edit-save]', () => {
    const after = saved(saved(shop, carryColours), { ...carryColours, id: 8, conditions: [{ id: 9, nodeId: 1, algorithm: 2 }] });

    expect(after.logic).toEqual([{ id: 8, model: 2, type: 1, nodeId: 4, conditions: [{ id: 9, nodeId: 1, algorithm: 2 }] }]);
  });

  it('is deleted when it is saved without conditions [S4.carry-over.all-removed-deletes]', () => {
    const before = saved(shop, carryColours, showWhy);
    const applied = apply(before, [{ op: 'saveLogic', item: { ...carryColours, id: 8, conditions: [] } }]);

    expect(applied).toMatchObject({ ok: true, touched: [8, 4], created: [] });
    expect(applied.ok && idsOf(applied.definition)).toEqual([10]);
  });

  it('that is new needs conditions, and so does what becomes one [S5.carry-over.no-conditions]', () => {
    const empty = { ...carryColours, conditions: [] };

    expect(refusal(shop, { op: 'saveLogic', item: empty })).toEqual(fault('item.conditions', 'noConditions'));
    expect(refusal(saved(shop, showWhy), { op: 'saveLogic', item: { ...empty, id: 8 } })).toEqual(fault('item.conditions', 'noConditions'));
  });
});

describe('the list of logic items', () => {
  const three = saved(shop, jumpToEnd, showWhy, { ...jumpToEnd, target: -1 });

  it('can be put in another order', () => {
    expect(idsOf(three)).toEqual([8, 10, 12]);
    expect(idsOf(edit(three, { op: 'moveLogic', logicId: 12, after: null }))).toEqual([12, 8, 10]);
    expect(idsOf(edit(three, { op: 'moveLogic', logicId: 8, after: 10 }))).toEqual([10, 8, 12]);
    expect(idsOf(edit(three, { op: 'moveLogic', logicId: 8 }))).toEqual([10, 12, 8]);
    expect(edit(three, { op: 'moveLogic', logicId: 10, after: 8 })).toBe(three);
  });

  it('knows its own items only', () => {
    expect(refusal(three, { op: 'moveLogic', logicId: 7 })).toEqual({ code: 'notFound', id: 7 });
    expect(refusal(three, { op: 'moveLogic', logicId: 8, after: 7 })).toEqual({ code: 'notFound', id: 7 });
    expect(refusal(three, { op: 'copyLogic', logicId: 9 })).toEqual({ code: 'notFound', id: 9 });
    expect(refusal(three, { op: 'removeLogic', logicId: 9 })).toEqual({ code: 'notFound', id: 9 });
  });

  it('takes a copy of an item right behind it, with ids of its own', () => {
    const applied = apply(three, [{ op: 'copyLogic', logicId: 8 }]);

    expect(applied).toMatchObject({ ok: true, touched: [14, 1], created: [14, 15] });
    expect(applied.ok && idsOf(applied.definition)).toEqual([8, 14, 10, 12]);
    expect(applied.ok && itemOf(applied.definition, 14)).toEqual({
      id: 14,
      model: 1,
      type: 1,
      nodeId: 1,
      target: 0,
      conditions: [{ id: 15, nodeId: 1, algorithm: 1, optionId: [2] }],
    });
  });

  it('loses an item with its conditions', () => {
    const applied = apply(three, [{ op: 'removeLogic', logicId: 10 }]);

    expect(applied).toMatchObject({ ok: true, touched: [10, 7] });
    expect(applied.ok && idsOf(applied.definition)).toEqual([8, 12]);
  });
});
