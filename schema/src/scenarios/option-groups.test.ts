import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import { apply } from '../edit/apply.js';
import type { NewOption } from '../definition/new-part.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { drinks, idOf, outline } from './fixtures/drinks-in-groups.js';

const nodeId = nodeIdOf(drinks, 'Q1');

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

  it('is refused for what a group cannot hold', () => {
    const add = (member: NewOption) => refusal(drinks, { op: 'addOption', nodeId, option: { group: true, nodes: [member] } });

    expect(add({ title: 'x', group: true })).toEqual(fault('option.nodes[0].group', 'notAllowed'));
    expect(add({ title: 'x', nodes: [{ title: 'y' }] })).toEqual(fault('option.nodes[0].nodes', 'notAllowed'));
    expect(add({ title: 'x', code: '1' })).toEqual(fault('option.nodes[0].code', 'notUnique'));
    expect(add({ title: 'x', code: '10000' })).toEqual(fault('option.nodes[0].code', 'tooLong', 4));
    expect(add({ title: ' ' })).toEqual(fault('option.nodes[0].title', 'tooShort', 1));
    expect(refusal(drinks, { op: 'addOption', nodeId, option: { nodes: [{}] } })).toEqual(fault('option.nodes', 'notAllowed'));
  });

  it('is refused for an exclusive member', () => {
    const plain = edit(drinks, { op: 'removeOption', nodeId, optionId: idOf('none') });
    const add = (exclusive: boolean) =>
      refusal(plain, { op: 'addOption', nodeId, option: { group: true, nodes: [{ title: 'x', exclusive }] } });

    expect(add(true)).toEqual(fault('option.nodes[0].exclusive', 'notAllowed'));
    expect(add(false)).toBeUndefined();
  });

  it('is refused for a group, and in what is no group', () => {
    expect(refusal(drinks, { op: 'addOption', nodeId, option: { group: true }, parentId: idOf('Hot') })).toEqual(
      fault('parentId', 'notAllowed'),
    );
    expect(refusal(drinks, { op: 'addOption', nodeId, option: {}, parentId: idOf('water') })).toEqual(fault('parentId', 'notAllowed'));
    expect(refusal(drinks, { op: 'addOption', nodeId, option: {}, parentId: 99 })).toEqual({ code: 'notFound', id: 99 });
  });
});

describe('deleting a group', () => {
  it('leaves its options in its place [S4.group-release.delete]', () => {
    const applied = apply(drinks, [{ op: 'removeOption', nodeId, optionId: idOf('Hot') }]);

    expect(applied).toMatchObject({ ok: true, touched: [idOf('Hot')] });
    expect(applied.ok && outline(applied.definition)).toBe('water tea coffee milk Cold[juice] none');
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
    expect(refusal(drinks, { op: 'updateOption', nodeId, optionId: idOf('milk'), set: { title: 'Cold' } })).toBeUndefined();
  });

  it('takes a member that becomes exclusive out, to the end of the question', () => {
    const plain = edit(drinks, { op: 'removeOption', nodeId, optionId: idOf('none') });

    const result = edit(plain, { op: 'updateOption', nodeId, optionId: idOf('tea'), set: { exclusive: true } });

    expect(outline(result)).toBe('water Hot[coffee] milk Cold[juice] tea');
  });

  it('copies an option into a group', () => {
    const into = { op: 'copyOption', nodeId, optionId: idOf('milk'), parentId: idOf('Hot') } as const;

    expect(outline(edit(drinks, into))).toBe('water Hot[tea coffee milk] milk Cold[juice] none');
    expect(outline(edit(drinks, { ...into, after: null }))).toBe('water Hot[milk tea coffee] milk Cold[juice] none');
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
