import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { OptionChange } from '../edit/operation/operation.js';
import { checked } from '../testing/build-condition.js';
import { matrix } from '../testing/build-grid.js';
import { hide, show, withLogic } from '../testing/build-logic.js';
import { form, multiple, proportion, rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const drinks = survey(multiple('Q1', 'Drinks?', ['tea', 'coffee', { title: 'none', exclusive: true }]), text('Q2', 'Why?'));
const nodeId = nodeIdOf(drinks, 'Q1');
const tea = optionIdOf(drinks, 'Q1', 'tea');
const coffee = optionIdOf(drinks, 'Q1', 'coffee');
const none = optionIdOf(drinks, 'Q1', 'none');

const titles = (definition: SurveyDefinition): string[] => optionsOf(nodeByCode(definition, 'Q1')).map(({ title }) => title);

const setCode = (code: string) => refusal(drinks, { op: 'updateOption', nodeId, optionId: tea, set: { code } });

describe('moving and copying an option', () => {
  it('puts it where it is dropped [S4.drag.reorder]', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: coffee, after: null });

    expect(titles(result)).toEqual(['coffee', 'tea', 'none']);
  });

  it('swaps it with its left or its right neighbour only [S4.drag.move-left] [S4.drag.move-right]', () => {
    const four = survey(single('Q1', 'Which?', ['a', 'b', 'c', 'd']));
    const [a, b, , d] = ['a', 'b', 'c', 'd'].map((title) => optionIdOf(four, 'Q1', title));
    const move = (after: number | undefined) => edit(four, { op: 'moveOption', nodeId: 1, optionId: optionIdOf(four, 'Q1', 'c'), after });

    expect(titles(move(a))).toEqual(['a', 'c', 'b', 'd']);
    expect(titles(move(d))).toEqual(['a', 'b', 'd', 'c']);
    expect(titles(move(b))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps the exclusive one last, whatever is asked', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: none, after: null }, { op: 'moveOption', nodeId, optionId: tea });

    expect(titles(result)).toEqual(['coffee', 'tea', 'none']);
  });

  it('makes an ordinary copy of an exclusive one, before it, with a code of its own', () => {
    const result = edit(drinks, { op: 'copyOption', nodeId, optionId: none });

    expect(optionsOf(nodeByCode(result, 'Q1')).map(({ code, title, exclusive }) => [code, title, exclusive])).toEqual([
      ['1', 'tea', undefined],
      ['2', 'coffee', undefined],
      ['4', 'none', undefined],
      ['3', 'none', true],
    ]);
  });
});

describe('copying an option', () => {
  it('makes one of its own in the questions it is carried over into', () => {
    const options = [{ id: 2, code: '1', title: 'a', optionKey: 77 }];
    const carried = { ...survey(rank('Q1', 'Order?', ['a'])), nodes: [{ id: 1, code: 'Q1', type: 9 as const, title: 'Order?', options }] };

    const copy = optionsOf(nodeByCode(edit(carried, { op: 'copyOption', nodeId: 1, optionId: 2 }), 'Q1'))[1];

    expect(copy).toEqual({ id: 3, code: '2', title: 'a' });
  });
});

describe('changing an option', () => {
  it('refuses a blank title, so that the old one comes back [S4.title.empty-reverts]', () => {
    expect(refusal(drinks, { op: 'updateOption', nodeId, optionId: tea, set: { title: ' ' } })).toEqual(fault('set.title', 'tooShort', 1));
  });

  it('refuses what its type does not take', () => {
    const weights = survey(proportion('Q1', 'How much?', ['rent', 'food']));
    const set = (change: OptionChange) => refusal(weights, { op: 'updateOption', nodeId: 1, optionId: 2, set: change });

    expect(set({ exclusive: true })).toEqual(fault('set.exclusive', 'notAllowed'));
    expect(set({ other: true })).toEqual(fault('set.other', 'notAllowed'));
    expect(set({ type: 1 })).toEqual(fault('set.type', 'notAllowed'));
    expect(set({ rightTitle: 'much' })).toBeUndefined();
  });

  it('refuses a second exclusive one', () => {
    expect(refusal(drinks, { op: 'updateOption', nodeId, optionId: tea, set: { exclusive: true } })).toEqual(
      fault('set.exclusive', 'notUnique'),
    );
  });

  it('refuses the same choice twice in a drop-down [S5.tags.duplicate-error]', () => {
    const fields = survey(form('Q1', 'About you', ['size']));
    const set = (options: string[]) =>
      refusal(fields, { op: 'updateOption', nodeId: 1, optionId: 2, set: { type: 90, setting: { options } } });

    expect(set(['S', 'M', 'S'])).toEqual(fault('set.setting.options[2]', 'notUnique'));
    expect(set(['S', 'M', 'L'])).toBeUndefined();
  });

  it('puts keys of its setting back to their defaults by null', () => {
    const fields = survey(form('Q1', 'About you', [{ title: 'age', type: 1, setting: { min: 1, max: 99 } }]));

    const result = edit(fields, { op: 'updateOption', nodeId: 1, optionId: 2, set: { setting: { max: null } } });

    expect(optionsOf(nodeByCode(result, 'Q1'))[0]?.setting).toEqual({ min: 1 });
  });

  it('sends it to the end when it becomes exclusive, and back by the inverse', () => {
    const plain = edit(drinks, { op: 'updateOption', nodeId, optionId: none, set: { exclusive: false } });

    const applied = apply(plain, [{ op: 'updateOption', nodeId, optionId: tea, set: { exclusive: true } }]);

    if (!applied.ok) throw new Error('It may become exclusive.');
    expect(titles(applied.definition)).toEqual(['coffee', 'none', 'tea']);
    expect(edit(applied.definition, ...applied.inverse)).toEqual(plain);
  });

  it('takes codes of letters and digits, four at most [S5.option-code.letters-digits] [S9.code.option-4]', () => {
    expect(setCode('Ab12')).toBeUndefined();
    expect(setCode('Ab123')).toEqual(fault('set.code', 'tooLong', 4));
    expect(setCode('a-1')).toEqual(fault('set.code', 'format'));
    expect(setCode('')).toEqual(fault('set.code', 'tooShort', 1));
    expect(setCode('2')).toEqual(fault('set.code', 'notUnique'));
  });
});

describe('removing an option', () => {
  it('leaves the codes of the others alone', () => {
    const result = edit(drinks, { op: 'removeOption', nodeId, optionId: tea });

    expect(optionsOf(nodeByCode(result, 'Q1')).map(({ code }) => code)).toEqual(['2', '3']);
  });

  it('is refused for the last one [S5.delete.last-row]', () => {
    const lonely = survey(single('Q1', 'Colour?', ['red']));

    expect(refusal(lonely, { op: 'removeOption', nodeId: 1, optionId: 2 })).toEqual(fault('optionId', 'tooShort', 1));
  });

  it('is refused for the last column of a matrix [S5.delete.last-column]', () => {
    const grid = survey(matrix(1, 'Q1', 'Rate', ['row'], ['good', 'bad']));
    const column = (title: string) => ({ op: 'removeOption', nodeId: 1, optionId: optionIdOf(grid, 'Q1', title) }) as const;

    expect(refusal(grid, column('good'))).toBeUndefined();
    expect(refusal(grid, column('good'), column('bad'))).toEqual(fault('optionId', 'tooShort', 1));
  });

  it('asks when logic refers to it, and tidies up once that is confirmed', () => {
    const used = withLogic(drinks, show('Q2', checked('Q1', 'tea', 'coffee')), hide('Q2', checked('Q1', 'tea')));
    const [first, second] = used.logic ?? [];
    const remove = { op: 'removeOption', nodeId, optionId: tea } as const;

    expect(refusal(used, remove)).toEqual({ code: 'referenced', ids: [first?.id, second?.id] });
    const applied = apply(used, [{ ...remove, confirmed: true }]);
    expect(applied).toMatchObject({ ok: true, touched: [tea, first?.id, second?.id] });
    expect(applied.ok && applied.definition.logic).toEqual([{ ...first, conditions: [{ ...first?.conditions[0], optionId: [coffee] }] }]);
  });

  it('names the id that is not there', () => {
    expect(refusal(drinks, { op: 'removeOption', nodeId, optionId: 99 })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(drinks, { op: 'removeOption', nodeId: 98, optionId: tea })).toEqual({ code: 'notFound', id: 98 });
  });
});
