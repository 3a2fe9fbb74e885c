import { expect, it } from '@jest/globals';
import { type ConditionForm, type LogicForm, logicSaveFaults, type SurveyDefinition } from '@wence/schema';
import { single, survey as definitionOf, text } from '@wence/schema/testing';
import {
  newForm,
  nextWord,
  withAlgorithm,
  withBracketsToggled,
  withCondition,
  withNewCondition,
  withoutCondition,
  withQuestion,
  withValue,
} from './form-changes';
import { hasUnsaved, itemOf, rowsOf } from './logic-drafts';

const survey: SurveyDefinition = {
  format: 1,
  lastId: 60,
  title: 'Tea',
  language: 'en',
  nodes: [
    { id: 1, code: 'Q1', type: 4, title: 'How good?' },
    { id: 2, code: 'Q2', type: 3, title: 'Why?' },
  ],
  logic: [{ id: 50, model: 1, type: 2, nodeId: 2, algorithm: 1, conditions: [{ id: 51, nodeId: 1, algorithm: 8, result: [3] }] }],
};

const condition = { operator: 1, nodeId: 1, algorithm: 10, result: ['2', '4'] } as const;

it('keeps of a condition what another algorithm can use as well', () => {
  expect(withAlgorithm(survey, condition, 8)).toEqual({ operator: 1, nodeId: 1, algorithm: 8, result: ['2'] });
  expect(withAlgorithm(survey, condition, 11)).toEqual({ operator: 1, nodeId: 1, algorithm: 11 });
});

it('writes values in their place; one that is emptied is none', () => {
  expect(withValue({ nodeId: 1 }, 1, '4').result).toEqual(['', '4']);
  expect(withValue({ nodeId: 1, result: ['2', '4'] }, 1, '').result).toEqual(['2']);
  expect(withValue({ nodeId: 1, result: ['2'] }, 0, '').result).toBeUndefined();
});

it('saves what is typed as a number as one, and nothing that is incomplete', () => {
  const form = withCondition(newForm(survey, 'show', 2), 0, condition);

  expect(itemOf(survey, form)?.conditions[0]?.result).toEqual([2, 4]);
  expect(itemOf(survey, withNewCondition(form))).toBeNull();
  expect(logicSaveFaults(survey, withoutCondition(form, 0))).toEqual([]);
});

it('puts conditions in brackets, takes them apart, and keeps the brackets around what is left of them', () => {
  const named = (nodeId: number) => ({ operator: 2, nodeId, algorithm: 11 }) as const;
  const form: { conditions: readonly ConditionForm[] } = { conditions: [named(1), named(2), named(3)] };
  const groupsOf = ({ conditions }: { conditions: readonly { parentId?: number }[] }) => conditions.map(({ parentId }) => parentId);

  const first = withBracketsToggled(form, 1);
  const all = withBracketsToggled(first, 2);
  expect(groupsOf(first)).toEqual([1, 1, undefined]);
  expect(groupsOf(all)).toEqual([1, 1, 1]);
  expect(groupsOf(withBracketsToggled(all, 1))).toEqual([undefined, 1, 1]);
  expect(groupsOf(withoutCondition(all, 0))).toEqual([1, 1]);
  expect(groupsOf(withoutCondition(first, 0))).toEqual([undefined, undefined]);
  expect(groupsOf(withCondition(first, 1, withQuestion(survey, first.conditions[1] ?? {}, 1)))).toEqual([1, 1, undefined]);
});

it('lists saved rules, then new ones; a rule that is gone meanwhile is a new one', () => {
  const changed: LogicForm = { id: 50, model: 1, type: 2, nodeId: 2, algorithm: 2, conditions: [] };
  const drafts = new Map([
    ['50', changed],
    ['new-1', newForm(survey, 'show', 2)],
  ]);
  const listed = (definition: SurveyDefinition) =>
    rowsOf(definition, drafts, 2, 'show').map(({ key, isUnsaved, saved }) => [key, isUnsaved, saved?.id]);

  expect(listed(survey)).toEqual([
    ['50', true, 50],
    ['new-1', true, undefined],
  ]);
  expect(listed({ ...survey, logic: [] })[0]).toEqual(['50', true, undefined]);
  expect(rowsOf(survey, new Map(), 2, 'show')[0]?.isUnsaved).toBe(false);
});

it('begins a rule with the nearest question and its first test, a jump with its own question', () => {
  const choices = definitionOf(single('Q1', 'Tea?', ['Yes', 'No']), single('Q2', 'Milk?', ['Yes', 'No']), text('Q3', 'Why?'));
  const [first, second, third] = choices.nodes.map(({ id }) => id);

  expect(newForm(choices, 'show', third ?? 0).conditions).toEqual([{ operator: 1, nodeId: second, algorithm: 1 }]);
  expect(newForm(choices, 'jump', first ?? 0).conditions).toEqual([{ operator: 1, nodeId: first, algorithm: 1 }]);
  expect(newForm(choices, 'carryOver', second ?? 0).conditions).toEqual([{ operator: 1, nodeId: first, algorithm: 1 }]);
  expect(newForm(choices, 'show', first ?? 0).conditions).toEqual([{ operator: 1 }]);
});

it('asks for the words of a rule in the order in which it is read', () => {
  const choices = definitionOf(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'));
  const [tea] = choices.nodes;
  const jump = newForm(choices, 'jump', tea?.id ?? 0);
  const answered = withCondition(jump, 0, { ...jump.conditions[0], optionId: [tea?.options?.[0]?.id ?? 0] });

  expect(nextWord(choices, withCondition(jump, 0, { operator: 1 }))).toBe('0question');
  expect(nextWord(choices, jump)).toBe('0option');
  expect(nextWord(choices, answered)).toBe('target');
  expect(nextWord(choices, withNewCondition(answered))).toBe('1question');
  expect(nextWord(choices, { ...answered, target: 0 })).toBeUndefined();
});

it('counts a rule as work once something in it was chosen', () => {
  const added = newForm(survey, 'show', 2);

  expect(hasUnsaved(survey, new Map([['new-1', added]]))).toBe(false);
  expect(hasUnsaved(survey, new Map([['new-1', { ...added, algorithm: 2 }]]))).toBe(true);
});

it('starts over with another question; where nothing was chosen yet, with its first test', () => {
  const fresh = { operator: 1, nodeId: 2, algorithm: 11 } as const;

  expect(withQuestion(survey, fresh, 1)).toEqual({ operator: 1, nodeId: 1, algorithm: 6 });
  expect(withQuestion(survey, { ...fresh, result: ['tea'] }, 1)).toEqual({ operator: 1, nodeId: 1 });
  expect(withQuestion(survey, fresh, 2)).toBe(fresh);
});
