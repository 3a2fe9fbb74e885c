import { describe, expect, it } from '@jest/globals';
import { questionCatalogue, questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import type { Operation } from '../edit/operation/operation.js';
import { answered, checked, count } from '../testing/build-condition.js';
import { matrix } from '../testing/build-grid.js';
import { carryOver, show, withLogic } from '../testing/build-logic.js';
import { imageSingle, multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const drinks = ['tea', 'coffee', { title: 'other', other: true, type: 1, prefix: 'which' }, { title: 'none', exclusive: true }];

describe('entries that a question can be switched between', () => {
  it('take the same options and rows, so that none has to go', () => {
    const abilities = ({ optionInput, takesOther, takesExclusive, takesImage, takesRightTitle, hasOptionGroups, ...row }: QuestionRow) => ({
      options: [optionInput, takesOther, takesExclusive, takesImage, takesRightTitle, hasOptionGroups],
      rows: [row.hasRows, row.rowsTakeOther, row.rowsTakeImage, row.rowsTakeRightTitle],
    });
    const switches = questionCatalogue.flatMap((row) => row.switchesTo.map((target) => [abilities(row), abilities(questionRow(target))]));

    expect(switches).toHaveLength(6);
    for (const [from, to] of switches) expect(to).toEqual(from);
  });
});

describe('switching an image choice', () => {
  it('changes the sub-type and leaves the type [S4.switch.image-choice-subtype]', () => {
    const pictures = survey(imageSingle('Q1', 'Which?', [{ title: 'a', image: 'a.png' }, 'b'], { setting: { column: 3 } }));
    const before = nodeByCode(pictures, 'Q1');

    const several = edit(pictures, { op: 'updateNode', nodeId: 1, set: { subType: 2 } });

    expect(nodeByCode(several, 'Q1')).toEqual({ ...before, subType: 2 });
    expect(nodeByCode(edit(several, { op: 'updateNode', nodeId: 1, set: { type: 34, subType: 1 } }), 'Q1')).toEqual(before);
  });
});

describe('switching a matrix', () => {
  const grid = survey(
    matrix(2, 'Q1', 'Rate', [{ title: 'r1', other: true }, 'r2'], ['good', 'bad', { title: 'neither', exclusive: true }], {
      required: true,
      setting: { min: 1, max: 2, is_flip: true },
    }),
  );

  it('toggles between single and multiple choice and keeps rows and columns [S4.switch.matrix-subtype]', () => {
    const before = nodeByCode(grid, 'Q1');

    const ones = edit(grid, { op: 'updateNode', nodeId: 1, set: { subType: 1 } });

    expect(nodeByCode(ones, 'Q1')).toEqual({ ...before, subType: 1, setting: { is_flip: true } });
    expect(nodeByCode(edit(ones, { op: 'updateNode', nodeId: 1, set: { subType: 2 } }), 'Q1').subType).toBe(2);
  });

  it('drops what only single choice has', () => {
    const twoSided = survey(matrix(1, 'Q1', 'Rate', [{ title: 'cheap', rightTitle: 'dear' }], ['1', '2'], { setting: { is_one: true } }));

    const result = edit(twoSided, { op: 'updateNode', nodeId: 1, set: { subType: 2 } });

    expect(nodeByCode(result, 'Q1')).toEqual({ ...nodeByCode(twoSided, 'Q1'), subType: 2, setting: undefined });
  });

  it('is refused to fill-in and to a sub-type that is not there', () => {
    const to = (subType: number) => refusal(grid, { op: 'updateNode', nodeId: 1, set: { subType } });

    expect(to(3)).toEqual(fault('set.subType', 'notAllowed'));
    expect(to(9)).toEqual(fault('set.subType', 'notAllowed'));
    expect(to(2)).toBeUndefined();
    expect(refusal(grid, { op: 'updateNode', nodeId: 1, set: { type: 1 } })).toEqual(fault('set.type', 'notAllowed'));
  });
});

describe('switching a choice that others refer to', () => {
  const shop = survey(
    single('Q1', 'Drinks?', drinks),
    multiple('Q2', 'Best?', ['x']),
    text('Q3', 'Why?'),
    single('Q4', 'Where?', ['here']),
  );
  const toMultiple = { op: 'updateNode', nodeId: 1, set: { type: 2 } } as const;

  it('keeps options with their inputs, and all logic [S4.switch.single-to-multiple]', () => {
    const used = withLogic(
      shop,
      show('Q3', checked('Q1', 'tea'), answered('Q1')),
      carryOver('Q2', [checked('Q1')]),
      show('Q2', count('Q1', 1)),
    );

    const result = edit(used, toMultiple);

    expect(result.logic).toEqual(used.logic);
    expect(nodeByCode(result, 'Q1')).toEqual({ ...nodeByCode(used, 'Q1'), type: 2 });
  });

  it('asks when a table quota counts it, because only single answers make cells', () => {
    const counting = (code: string, title: string): Operation => ({
      op: 'saveQuota',
      quota: {
        kind: 'table',
        name: `By ${code}`,
        nodeIds: [nodeIdOf(shop, code)],
        cells: [{ optionId: [optionIdOf(shop, code, title)], limit: 5 }],
      },
    });
    const counted = edit(shop, counting('Q4', 'here'), counting('Q1', 'tea'));

    expect(refusal(counted, toMultiple)).toEqual({ code: 'referenced', ids: [counted.lastId] });
    expect(edit(counted, { ...toMultiple, confirmed: true }).quotas?.map(({ name }) => name)).toEqual(['By Q4']);
    expect(refusal(counted, { op: 'updateNode', nodeId: 1, set: { title: 'Drink?' } })).toBeUndefined();
  });

  it('leaves a table quota alone that counted several answers before', () => {
    const quota = { id: 90, kind: 'table', name: 'odd', nodeIds: [nodeIdOf(shop, 'Q2')], cells: [] } as const;
    const odd = { ...shop, lastId: 90, quotas: [quota] };

    expect(edit(odd, { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q2'), set: { title: 'Which?' } }).quotas).toEqual([quota]);
  });
});
