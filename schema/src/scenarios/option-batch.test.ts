import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import { checked } from '../testing/build-condition.js';
import { show, withLogic } from '../testing/build-logic.js';
import { evaluate, multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const drinks = survey(
  multiple('Q1', 'Drinks?', [
    { title: 'tea', code: '1' },
    { title: 'coffee', code: '2' },
    { title: 'milk', code: '9' },
    { title: 'none', code: 'X', exclusive: true },
  ]),
  text('Q2', 'Why?'),
);
const nodeId = nodeIdOf(drinks, 'Q1');
const idOf = (title: string): number => optionIdOf(drinks, 'Q1', title);

const coded = (definition: SurveyDefinition): string =>
  optionsOf(nodeByCode(definition, 'Q1'))
    .map(({ code, title }) => `${code} ${title}`)
    .join(', ');

describe('editing options as a batch', () => {
  it('adds one option per line and ignores blank lines [S5.batch.ignores-blank]', () => {
    const result = edit(drinks, { op: 'editOptions', nodeId, removeIds: [], titles: ['A', '', '  ', 'B'] });

    expect(coded(result)).toBe('1 tea, 2 coffee, 9 milk, 10 A, 11 B, X none');
  });

  it('trims lines [S5.batch.trims]', () => {
    const result = edit(drinks, { op: 'editOptions', nodeId, removeIds: [], titles: ['  A  '] });

    expect(coded(result)).toBe('1 tea, 2 coffee, 9 milk, 10 A, X none');
  });

  it('continues codes from the highest number that is left [S5.batch.codes-continue]', () => {
    const result = edit(drinks, { op: 'editOptions', nodeId, removeIds: [idOf('milk')], titles: ['A'] });

    expect(coded(result)).toBe('1 tea, 2 coffee, 3 A, X none');
  });

  it('takes options away and adds others in one step', () => {
    const applied = apply(drinks, [{ op: 'editOptions', nodeId, removeIds: [idOf('tea')], titles: ['A'] }]);

    const id = drinks.lastId + 1;
    expect(applied).toMatchObject({ ok: true, created: [id], touched: [idOf('tea'), id] });
  });

  it('releases the options of a group that it takes away', () => {
    const grouped = survey(single('Q1', 'Which?', ['a', { title: 'G', group: true, nodes: [{ title: 'b' }, { title: 'c' }] }]));
    const removeIds = ['G', 'b'].map((title) => optionIdOf(grouped, 'Q1', title));

    expect(coded(edit(grouped, { op: 'editOptions', nodeId: 1, removeIds, titles: [] }))).toBe('1 a, 3 c');
  });

  it('may exchange all options, but leave none', () => {
    const removeIds = ['tea', 'coffee', 'milk', 'none'].map(idOf);

    expect(coded(edit(drinks, { op: 'editOptions', nodeId, removeIds, titles: ['A'] }))).toBe('1 A');
    expect(refusal(drinks, { op: 'editOptions', nodeId, removeIds, titles: [' '] })).toEqual(fault('removeIds', 'tooShort', 1));
  });

  it('asks when logic refers to what goes', () => {
    const used = withLogic(drinks, show('Q2', checked('Q1', 'tea')));
    const change = { op: 'editOptions', nodeId, removeIds: [idOf('tea')], titles: [] } as const;

    expect(refusal(used, change)).toEqual({ code: 'referenced', ids: [used.logic?.[0]?.id] });
    expect(edit(used, { ...change, confirmed: true }).logic).toBeUndefined();
  });

  it('names the line that is too long and the id that is not there', () => {
    expect(refusal(drinks, { op: 'editOptions', nodeId, removeIds: [], titles: ['', 'x'.repeat(1001)] })).toEqual(
      fault('titles[1]', 'tooLong', 1000),
    );
    expect(refusal(drinks, { op: 'editOptions', nodeId, removeIds: [99], titles: [] })).toEqual({ code: 'notFound', id: 99 });
  });

  it('is refused above 500 options, groups and their members counted', () => {
    const members = Array.from({ length: 498 }, (_, place) => ({ title: `option ${place}` }));
    const full = survey(single('Q1', 'Which?', [{ title: 'G', group: true, nodes: members }]));

    expect(refusal(full, { op: 'editOptions', nodeId: 1, removeIds: [], titles: ['a'] })).toBeUndefined();
    expect(refusal(full, { op: 'editOptions', nodeId: 1, removeIds: [], titles: ['a', 'b'] })).toEqual(fault('titles', 'tooMany', 500));
  });

  it('is refused with two exclusive options when all are exchanged', () => {
    const options = [
      { title: 'a', exclusive: true },
      { title: 'b', exclusive: true },
    ];

    expect(refusal(drinks, { op: 'replaceOptions', nodeId, options })).toEqual(fault('options[1].exclusive', 'notUnique'));
    expect(coded(edit(drinks, { op: 'replaceOptions', nodeId, options: [...options.slice(1), { title: 'c' }] }))).toBe('2 c, 1 b');
  });

  it('is refused for the levels of an evaluation', () => {
    const stars = survey(evaluate('Q1', 'How was it?', ['1', '2', '3', '4', '5']));

    expect(refusal(stars, { op: 'editOptions', nodeId: 1, removeIds: [], titles: ['6'] })).toEqual(fault('nodeId', 'notAllowed'));
  });
});
