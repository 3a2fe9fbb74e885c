import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import { optionLogic, withLogic } from '../testing/build-logic.js';
import { answered } from '../testing/build-condition.js';
import { evaluate, single } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeByCode, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const LEVELS = ['one', 'two', 'three', 'four', 'five'];

const shop = surveyWith(
  { language: 'en' },
  single('Q1', 'First?', ['yes', 'no']),
  evaluate('Q2', 'How was it?', LEVELS, { setting: { is_comment: true } }),
);
const nodeId = 4;
const titles = (definition: SurveyDefinition): string[] => optionsOf(nodeByCode(definition, 'Q2')).map(({ title }) => title);
const scale = (max: number) => ({ op: 'updateNode', nodeId, set: { setting: { max } } }) as const;

describe('the scale of an evaluation', () => {
  it('takes trailing levels away when it shrinks [S4.evaluate.scale-down-deletes-trailing]', () => {
    const result = edit(shop, scale(3));

    expect(titles(result)).toEqual(['one', 'two', 'three']);
    expect(nodeByCode(result, 'Q2').setting).toEqual({ is_comment: true, max: 3 });
  });

  it('adds levels titled custom when it grows [S4.evaluate.scale-up-adds-custom]', () => {
    const applied = apply(edit(shop, scale(3)), [scale(5)]);

    const { lastId } = shop;
    expect(applied).toMatchObject({ ok: true, created: [lastId + 1, lastId + 2], touched: [nodeId, lastId + 1, lastId + 2] });
    const levels = applied.ok ? optionsOf(nodeByCode(applied.definition, 'Q2')).slice(3) : [];
    expect(levels).toEqual([
      { id: lastId + 1, code: '4', title: 'Custom', setting: { level: 4 } },
      { id: lastId + 2, code: '5', title: 'Custom', setting: { level: 5 } },
    ]);
  });

  it('goes from 1 to 10 [S9.evaluate.custom-scale]', () => {
    expect(titles(edit(shop, scale(10)))).toHaveLength(10);
    expect(titles(edit(shop, scale(1)))).toEqual(['one']);
    expect(refusal(shop, scale(11))).toEqual(fault('set.setting.max', 'tooLarge', 10));
    expect(refusal(shop, scale(0))).toEqual(fault('set.setting.max', 'tooSmall', 1));
    expect(refusal(shop, scale(2.5))).toEqual(fault('set.setting.max', 'format'));
  });

  it('goes back to 5 by null', () => {
    expect(titles(edit(shop, scale(3), { op: 'updateNode', nodeId, set: { setting: { max: null } } }))).toHaveLength(5);
  });

  it("is the author's in customization only", () => {
    const service = edit(shop, { op: 'useTemplate', nodeId, template: 4 });

    expect(refusal(service, scale(3))).toEqual(fault('set.setting.max', 'notAllowed'));
    expect(refusal(service, scale(2))).toBeUndefined();
  });

  it('asks before it takes away a level that logic refers to', () => {
    const used = withLogic(shop, optionLogic('Q2', 'hide', ['five'], [answered('Q1')]));

    expect(refusal(used, scale(4))).toEqual({ code: 'referenced', ids: [used.logic?.[0]?.id] });
    const confirmed = edit(used, { ...scale(4), confirmed: true });
    expect(confirmed.logic).toBeUndefined();
    expect(titles(confirmed)).toEqual(['one', 'two', 'three', 'four']);
  });
});

describe('the template of an evaluation', () => {
  const service = edit(shop, { op: 'useTemplate', nodeId, template: 4 });

  it('resets icon, scale and title [S4.evaluate.template-resets-format] [S4.evaluate.template-resets-max] [S4.evaluate.template-resets-title]', () => {
    expect(nodeByCode(service, 'Q2')).toMatchObject({
      code: 'Q2',
      title: 'Were you happy with our service?',
      setting: { template: 4, max: 2, format: 3, is_comment: true },
    });
  });

  it('exchanges the options for its levels, with fresh ids [S4.evaluate.template-resets-options]', () => {
    const { lastId } = shop;

    expect(optionsOf(nodeByCode(service, 'Q2')).map(({ id, code, title }) => [id, code, title])).toEqual([
      [lastId + 1, '1', 'No'],
      [lastId + 2, '2', 'Yes'],
    ]);
  });

  it('is customization by number 5 [S3.evaluate.custom-is-5]', () => {
    const custom = nodeByCode(edit(service, { op: 'useTemplate', nodeId, template: 5 }), 'Q2');

    expect(custom.setting).toEqual({ is_comment: true });
    expect(custom.options).toHaveLength(5);
  });

  it('is not changed by a setting, and is nothing for other questions', () => {
    expect(refusal(shop, { op: 'updateNode', nodeId, set: { setting: { template: 4 } } })).toEqual(
      fault('set.setting.template', 'notAllowed'),
    );
    expect(refusal(shop, { op: 'useTemplate', nodeId, template: 6 })).toEqual(fault('template', 'notAllowed'));
    expect(refusal(shop, { op: 'useTemplate', nodeId: 1, template: 4 })).toEqual(fault('nodeId', 'notAllowed'));
  });

  it('asks before it takes away levels that logic refers to', () => {
    const used = withLogic(shop, optionLogic('Q2', 'hide', ['five'], [answered('Q1')]));

    expect(refusal(used, { op: 'useTemplate', nodeId, template: 0 })).toEqual({ code: 'referenced', ids: [used.logic?.[0]?.id] });
    expect(edit(used, { op: 'useTemplate', nodeId, template: 0, confirmed: true }).logic).toBeUndefined();
  });
});

describe('a level of an evaluation', () => {
  const five = optionIdOf(shop, 'Q2', 'five');
  const set = (change: { title?: string; setting?: { tags?: string[]; level?: number } }) =>
    refusal(shop, { op: 'updateOption', nodeId, optionId: five, set: change });

  it('has a description of at most 20 bytes, Chinese characters counting 2 [S5.evaluate.description-20-bytes]', () => {
    expect(set({ title: 'x'.repeat(20) })).toBeUndefined();
    expect(set({ title: 'x'.repeat(21) })).toEqual(fault('set.title', 'tooLong', 20));
    expect(set({ title: '\u4e2d'.repeat(10) })).toBeUndefined();
    expect(set({ title: '\u4e2d'.repeat(11) })).toEqual(fault('set.title', 'tooLong', 20));
  });

  it('has at most 10 tags of at most 10 characters, each once [S9.evaluate.tag-10]', () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'abcdefghij'];

    expect(set({ setting: { tags } })).toBeUndefined();
    expect(set({ setting: { tags: [...tags, 'k'] } })).toEqual(fault('set.setting.tags', 'tooMany', 10));
    expect(set({ setting: { tags: ['abcdefghijk'] } })).toEqual(fault('set.setting.tags[0]', 'tooLong', 10));
    expect(set({ setting: { tags: ['a', 'a'] } })).toEqual(fault('set.setting.tags[1]', 'notUnique'));
  });

  it('keeps its score, its place and its neighbours', () => {
    expect(set({ setting: { level: 1 } })).toEqual(fault('set.setting.level', 'notAllowed'));
    expect(refusal(shop, { op: 'moveOption', nodeId, optionId: five, after: null })).toEqual(fault('nodeId', 'notAllowed'));
    expect(refusal(shop, { op: 'addOption', nodeId, option: {} })).toEqual(fault('nodeId', 'notAllowed'));
    expect(refusal(shop, { op: 'removeOption', nodeId, optionId: five })).toEqual(fault('nodeId', 'notAllowed'));
  });
});
