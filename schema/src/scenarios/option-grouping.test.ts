import { describe, expect, it } from '@jest/globals';
import { apply } from '../edit/apply.js';
import { dropdown, rank, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { drinks, idOf, outline } from './fixtures/drinks-in-groups.js';

const nodeId = nodeIdOf(drinks, 'Q1');

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
    expect(refusal(drinks, { op: 'groupOptions', nodeId, optionIds: [99] })).toEqual({ code: 'notFound', id: 99 });
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
