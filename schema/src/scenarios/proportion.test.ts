import { describe, expect, it } from '@jest/globals';
import type { NodeSetting } from '../definition/definition.js';
import { fullSetting } from '../catalogue/question-catalogue.js';
import type { NodeChange } from '../edit/operation/operation.js';
import { checked } from '../testing/build-condition.js';
import { carryOver, withLogic } from '../testing/build-logic.js';
import { multiple, proportion } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const ITEMS = ['rent', 'food', 'books', 'rest'];

const weights = (setting: NodeSetting = {}) => survey(proportion('Q1', 'How much for what?', ITEMS, { setting }));
const set = (setting: NodeChange['setting']) => ({ op: 'updateNode', nodeId: 1, set: { setting } }) as const;

describe('the weights of a proportion', () => {
  it('have a highest weight of 100 at first [S5.weight.default-max] [S9.weight.default-max]', () => {
    const added = edit(weights(), { op: 'addNode', node: { type: 17 } });

    expect(fullSetting(nodeByCode(added, 'Q2'))).toMatchObject({ min: 0, max: 100, sum: 0 });
  });

  it('lie between 0 and 99999 [S5.weight.range] [S9.weight.cap]', () => {
    expect(refusal(weights(), set({ min: 0, max: 99999 }))).toBeUndefined();
    expect(refusal(weights(), set({ min: -1 }))).toEqual(fault('set.setting.min', 'tooSmall', 0));
    expect(refusal(weights(), set({ max: 100000 }))).toEqual(fault('set.setting.max', 'tooLarge', 99999));
  });

  it('go back to 0 and 100 with the limit [S4.weight.limit-off-min] [S4.weight.limit-off-max]', () => {
    const limited = weights({ is_limit: true, min: 10, max: 50 });

    expect(fullSetting(nodeByCode(edit(limited, set({ is_limit: false })), 'Q1'))).toMatchObject({ is_limit: false, min: 0, max: 100 });
    expect(fullSetting(nodeByCode(edit(limited, set({ is_limit: null, min: 20 })), 'Q1'))).toMatchObject({ min: 0, max: 100 });
    expect(nodeByCode(edit(limited, set({ is_limit: true, min: 20 })), 'Q1').setting).toEqual({ is_limit: true, min: 20, max: 50 });
  });
});

describe('the sum of a proportion', () => {
  it('is 0 when it is switched off [S4.weight.sum-off]', () => {
    const result = edit(weights({ sum: 100 }), set({ sum: 0 }));

    expect(fullSetting(nodeByCode(result, 'Q1'))).toMatchObject({ sum: 0 });
  });

  it('is at least what all items weigh at least [S5.weight.sum-lower]', () => {
    const limited = weights({ is_limit: true, min: 10 });

    expect(refusal(limited, set({ sum: 40 }))).toBeUndefined();
    expect(refusal(limited, set({ sum: 39 }))).toEqual(fault('set.setting.sum', 'tooSmall', 40));
    expect(refusal(limited, set({ sum: 0 }))).toBeUndefined();
  });

  it('is at most what all items weigh at most [S5.weight.sum-upper]', () => {
    const limited = weights({ is_limit: true, max: 20 });

    expect(refusal(limited, set({ sum: 80 }))).toBeUndefined();
    expect(refusal(limited, set({ sum: 81 }))).toEqual(fault('set.setting.sum', 'tooLarge', 80));
  });

  it('is judged by the weights that are set with it or after it', () => {
    expect(refusal(weights({ sum: 300 }), set({ is_limit: true, max: 50 }))).toEqual(fault('set.setting.sum', 'tooLarge', 200));
    expect(refusal(weights({ sum: 300 }), set({ is_limit: true, max: 50, sum: 200 }))).toBeUndefined();
  });

  it('stays while items come and go', () => {
    const tight = weights({ is_limit: true, min: 10, sum: 40 });

    const five = edit(tight, { op: 'addOption', nodeId: 1, option: {} });

    expect(nodeByCode(five, 'Q1').setting?.sum).toBe(40);
    expect(refusal(five, set({ suffix: '%' }))).toBeUndefined();
    expect(refusal(five, set({ sum: 40 }))).toEqual(fault('set.setting.sum', 'tooSmall', 50));
  });

  it('is free where items are carried over', () => {
    const carried = withLogic(
      survey(multiple('Q1', 'What for?', ['rent', 'food']), proportion('Q2', 'How much?', ['rest'])),
      carryOver('Q2', [checked('Q1')]),
    );

    expect(refusal(carried, { op: 'updateNode', nodeId: 4, set: { setting: { sum: 300 } } })).toBeUndefined();
  });
});
