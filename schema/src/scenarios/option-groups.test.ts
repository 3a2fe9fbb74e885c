import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import { dropdown, multiple, rank, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const drinks = surveyWith(
  { language: 'en' },
  multiple('Q1', 'Drinks?', [
    'water',
    { title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] },
    'milk',
    { title: 'Cold', group: true, nodes: [{ title: 'juice' }] },
    { title: 'none', exclusive: true },
  ]),
  text('Q2', 'Why?'),
);
const nodeId = nodeIdOf(drinks, 'Q1');
const idOf = (title: string): number => optionIdOf(drinks, 'Q1', title);

const outlineOf = ({ title, group, nodes = [] }: SurveyOption): string =>
  group === true ? `${title}[${nodes.map((member) => member.title).join(' ')}]` : title;

/** `water Hot[tea coffee] milk`: titles in their order, members behind their group. */
const outline = (definition: SurveyDefinition): string => optionsOf(nodeByCode(definition, 'Q1')).map(outlineOf).join(' ');

describe('adding to a group', () => {
  it('puts an option into the selected group [S4.option-add.into-group]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: { title: 'cocoa' }, parentId: idOf('Hot') });

    expect(outline(result)).toBe('water Hot[tea coffee cocoa] milk Cold[juice] none');
  });

  it('puts an option behind the selected one inside its group [S4.option-add.after-selected]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: { title: 'cocoa' }, after: idOf('tea') });

    expect(outline(result)).toBe('water Hot[tea cocoa coffee] milk Cold[juice] none');
  });

  it('counts codes over all levels; headings count apart [S3.option.default-code]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: {}, parentId: idOf('Cold') });

    const codes = optionsOf(nodeByCode(result, 'Q1')).map(({ code, nodes = [] }) => [code, ...nodes.map((member) => member.code)]);
    expect(codes).toEqual([['1'], ['G1', '2', '3'], ['4'], ['G2', '5', '7'], ['6']]);
  });

  it('puts an exclusive option to the end of the question all the same [S4.option-add.exclusive-last]', () => {
    const plain = edit(drinks, { op: 'removeOption', nodeId, optionId: idOf('none') });

    const result = edit(plain, { op: 'addOption', nodeId, option: { title: 'nothing', exclusive: true }, parentId: idOf('Hot') });

    expect(outline(result)).toBe('water Hot[tea coffee] milk Cold[juice] nothing');
  });

  it('is refused for a group, and in what is no group', () => {
    expect(refusal(drinks, { op: 'addOption', nodeId, option: { group: true }, parentId: idOf('Hot') })).toEqual(
      fault('parentId', 'notAllowed'),
    );
    expect(refusal(drinks, { op: 'addOption', nodeId, option: {}, parentId: idOf('water') })).toEqual(fault('parentId', 'notAllowed'));
    expect(refusal(drinks, { op: 'addOption', nodeId, option: {}, parentId: 99 })).toEqual({ code: 'notFound', id: 99 });
  });
});

describe('making a group', () => {
  it('puts the ticked options into it, where the first of them stood', () => {
    const result = edit(drinks, { op: 'groupOptions', nodeId, optionIds: [idOf('milk'), idOf('water')], title: 'Plain' });

    expect(outline(result)).toBe('Plain[water milk] Hot[tea coffee] Cold[juice] none');
  });

  it('takes options out of another group, which stays even when it is empty', () => {
    const result = edit(drinks, { op: 'groupOptions', nodeId, optionIds: [idOf('juice'), idOf('tea')], title: 'Best' });

    expect(outline(result)).toBe('water Hot[coffee] Best[tea juice] milk Cold[] none');
  });

  it('numbers the titles of groups that are made in a row [S5.group.unique-titles]', () => {
    const result = edit(
      drinks,
      { op: 'groupOptions', nodeId, optionIds: [idOf('water')] },
      { op: 'groupOptions', nodeId, optionIds: [idOf('milk')] },
    );

    expect(outline(result)).toBe('Group 1[water] Hot[tea coffee] Group 2[milk] Cold[juice] none');
  });

  it('numbers a title that another group has', () => {
    const result = edit(
      drinks,
      { op: 'groupOptions', nodeId, optionIds: [idOf('water')], title: 'Hot' },
      { op: 'addOption', nodeId, option: { group: true, title: 'Hot' } },
      { op: 'copyOption', nodeId, optionId: idOf('Cold') },
    );

    expect(outline(result)).toBe('Hot2[water] Hot[tea coffee] milk Cold[juice] Cold2[juice] Hot3[] none');
  });

  it('tells which id is new, and that the options are touched', () => {
    const applied = apply(drinks, [{ op: 'groupOptions', nodeId, optionIds: [idOf('water')] }]);

    const id = drinks.lastId + 1;
    expect(applied).toMatchObject({ ok: true, created: [id], touched: [id, idOf('water')] });
  });

  it('needs something ticked [S5.group.needs-ticked]', () => {
    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds: [] })).toEqual(fault('optionIds', 'tooShort', 1));
  });

  it('is refused for a group, for the exclusive option, and where questions have no groups', () => {
    const others = survey(rank('Q1', 'Order?', ['a', 'b']), dropdown('Q2', 'Which?', ['c']), text('Q3', 'Why?'));
    const group = (code: string, optionId: number) =>
      refusal(others, { op: 'groupOptions', nodeId: nodeIdOf(others, code), optionIds: [optionId] });

    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds: [idOf('milk'), idOf('Hot')] })).toEqual(
      fault('optionIds[1]', 'notAllowed'),
    );
    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds: [idOf('none')] })).toEqual(fault('optionIds[0]', 'notAllowed'));
    expect(group('Q1', 2)).toEqual(fault('nodeId', 'notAllowed'));
    expect(group('Q2', 5)).toBeUndefined();
    expect(group('Q3', 2)).toEqual(fault('nodeId', 'notAllowed'));
  });
});

describe('filling a group', () => {
  it('appends options to it, in their order; members stay where they are', () => {
    const optionIds = [idOf('juice'), idOf('tea'), idOf('water')];

    const result = edit(drinks, { op: 'groupOptions', nodeId, optionIds, groupId: idOf('Hot') });

    expect(outline(result)).toBe('Hot[tea coffee water juice] milk Cold[] none');
  });

  it('is refused with a title as well, and into what is no group', () => {
    const optionIds = [idOf('water')];

    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds, groupId: idOf('Hot'), title: 'x' })).toEqual(
      fault('title', 'notAllowed'),
    );
    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds, groupId: idOf('milk') })).toEqual(fault('groupId', 'notAllowed'));
    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds, groupId: 99 })).toEqual({ code: 'notFound', id: 99 });
  });
});

describe('taking out of a group', () => {
  it('puts options to the top level, behind their group [S4.group-release.remove]', () => {
    const result = edit(drinks, { op: 'releaseOptions', nodeId, optionIds: [idOf('tea'), idOf('juice'), idOf('water')] });

    expect(outline(result)).toBe('water Hot[coffee] tea milk Cold[] juice none');
  });

  it('needs something ticked', () => {
    expect(refusal(drinks, { op: 'releaseOptions', nodeId, optionIds: [] })).toEqual(fault('optionIds', 'tooShort', 1));
  });
});

describe('deleting a group', () => {
  it('leaves its options in its place [S4.group-release.delete]', () => {
    const result = edit(drinks, { op: 'removeOption', nodeId, optionId: idOf('Hot') });

    expect(outline(result)).toBe('water tea coffee milk Cold[juice] none');
  });

  it('does not count as an option: the last choice stays [S5.delete.last-row]', () => {
    const grouped = survey(
      single('Q1', 'Which?', [
        { title: 'Only', group: true, nodes: [{ title: 'one' }] },
        { title: 'None', group: true },
      ]),
    );
    const remove = (title: string) => refusal(grouped, { op: 'removeOption', nodeId: 1, optionId: optionIdOf(grouped, 'Q1', title) });

    expect(remove('one')).toEqual(fault('optionId', 'tooShort', 1));
    expect(remove('Only')).toBeUndefined();
    expect(remove('None')).toBeUndefined();
  });
});

describe('dragging between groups', () => {
  it('moves an option from one group into another [S4.drag.between-groups]', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: idOf('tea'), parentId: idOf('Cold'), after: null });

    expect(outline(result)).toBe('water Hot[coffee] milk Cold[tea juice] none');
  });

  it('moves an option out to the top level', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: idOf('tea'), parentId: null, after: null });

    expect(outline(result)).toBe('tea water Hot[coffee] milk Cold[juice] none');
  });

  it('leaves a group that is dropped onto a group at the top level [S4.drag.no-group-in-group]', () => {
    const move = { op: 'moveOption', nodeId, optionId: idOf('Cold'), parentId: idOf('Hot') } as const;

    expect(refusal(drinks, move)).toEqual(fault('parentId', 'notAllowed'));
  });

  it('orders groups by drag', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: idOf('Cold'), after: null });

    expect(outline(result)).toBe('Cold[juice] water Hot[tea coffee] milk none');
  });

  it('keeps the exclusive option out of groups', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: idOf('none'), parentId: idOf('Hot') });

    expect(outline(result)).toBe('water Hot[tea coffee] milk Cold[juice] none');
  });
});

describe('changing a group or its members', () => {
  it('renames it, but not to the title of another group', () => {
    const rename = (title: string) => ({ op: 'updateOption', nodeId, optionId: idOf('Hot'), set: { title } }) as const;

    expect(outline(edit(drinks, rename('Warm')))).toBe('water Warm[tea coffee] milk Cold[juice] none');
    expect(refusal(drinks, rename('Cold'))).toEqual(fault('set.title', 'notUnique'));
    expect(refusal(drinks, rename('milk'))).toBeUndefined();
  });

  it('takes a member that becomes exclusive out, to the end of the question', () => {
    const plain = edit(drinks, { op: 'removeOption', nodeId, optionId: idOf('none') });

    const result = edit(plain, { op: 'updateOption', nodeId, optionId: idOf('tea'), set: { exclusive: true } });

    expect(outline(result)).toBe('water Hot[coffee] milk Cold[juice] tea');
  });

  it('copies a group with fresh ids and codes for all that is in it', () => {
    const result = edit(drinks, { op: 'copyOption', nodeId, optionId: idOf('Hot') });

    const copy = optionsOf(nodeByCode(result, 'Q1'))[2];
    const { lastId } = drinks;
    expect(copy).toEqual({
      id: lastId + 1,
      code: 'G3',
      title: 'Hot2',
      group: true,
      nodes: [
        { id: lastId + 2, code: '7', title: 'tea' },
        { id: lastId + 3, code: '8', title: 'coffee' },
      ],
    });
  });
});
