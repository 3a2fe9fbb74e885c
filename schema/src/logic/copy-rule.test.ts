import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import { checked, inBrackets, or } from '../testing/build-condition.js';
import { carryOver, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { block, page } from '../testing/build-container.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { copyTargets, isCopyableRule, ruleAt } from './copy-rule.js';
import { type LogicForm, logicForm } from './logic-form.js';

const drinks = survey(
  single('Q1', 'Thirsty?', ['yes', 'no']),
  multiple('Q2', 'Which?', ['tea', 'milk']),
  page('P1'),
  block('B1', 'More', [text('Q3', 'Why?'), text('Q4', 'How?')]),
  single('Q5', 'Again?', ['yes', 'no']),
);
const tea = checked('Q2', 'tea');

const formIn = (definition: SurveyDefinition): LogicForm =>
  logicForm(definition.logic?.[0] ?? { id: 0, model: 1, type: 1, nodeId: 0, conditions: [] });
const refusals = (definition: SurveyDefinition, form = formIn(definition)) =>
  Object.fromEntries(copyTargets(definition, form).map(({ node, refusal }) => [node.code, refusal]));

describe('a rule that is copied to other questions', () => {
  it('shows those that come after what it reads', () => {
    expect(refusals(withLogic(drinks, show('Q3', tea)))).toEqual({
      Q1: 'readsLater',
      Q2: 'readsLater',
      P1: 'takesNone',
      B1: null,
      Q4: null,
      Q5: null,
    });
  });

  it('jumps from those that come before its target', () => {
    const jumping = withLogic(drinks, jump('Q2', 'Q4', tea));
    expect(refusals(jumping)).toMatchObject({ Q1: 'readsLater', P1: 'takesNone', Q3: null, Q4: 'leadsBack', Q5: 'leadsBack' });
  });

  it('is not copied where the same one is', () => {
    const twice = withLogic(drinks, show('Q3', checked('Q1', 'yes')), show('Q5', checked('Q1', 'yes')), show('Q4', checked('Q1', 'no')));
    expect(refusals(twice)).toMatchObject({ Q4: null, Q5: 'hasIt' });
  });

  it('is not copied while something in it is missing', () => {
    const form: LogicForm = { model: 1, type: 2, nodeId: nodeIdOf(drinks, 'Q3'), algorithm: 1, conditions: [{ operator: 1 }] };
    expect(refusals(drinks, form)).toMatchObject({ Q4: 'incomplete' });
  });

  it('does not speak of options of its own question', () => {
    const options = withLogic(drinks, optionLogic('Q5', 'show', ['yes'], [tea]));
    const carried = withLogic(drinks, carryOver('Q5', [checked('Q2')]));
    expect([options, carried].map(formIn).map(isCopyableRule)).toEqual([false, false]);
    expect([options, carried].flatMap((definition) => copyTargets(definition, formIn(definition)))).toEqual([]);
  });

  it('is saved with its brackets and ids of its own, wherever it is not refused', () => {
    const before = withLogic(drinks, show('Q3', tea, ...inBrackets(1, or(checked('Q1', 'yes')), tea)));
    const form = formIn(before);
    const free = copyTargets(before, form).filter(({ refusal }) => refusal === null);
    const operations = free.map(({ node }) => ({ op: 'saveLogic', item: ruleAt(form, node.id) }));

    const applied = apply(before, operations as Parameters<typeof apply>[1]);

    const logic = applied.ok ? (applied.definition.logic ?? []) : [];
    expect(logic.map(({ nodeId }) => nodeId)).toEqual(['Q3', 'B1', 'Q4', 'Q5'].map((code) => nodeIdOf(before, code)));
    expect(logic.map(({ conditions }) => conditions.map(({ parentId = 0 }) => parentId))).toEqual(logic.map(() => [0, 1, 1]));
    const ids = logic.flatMap(({ id, conditions }) => [id, ...conditions.map((condition) => condition.id)]);
    expect(new Set(ids).size).toBe(16);
  });
});
