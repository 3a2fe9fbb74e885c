import { describe, expect, it } from '@jest/globals';
import { columnOf, formatOf, maxOf, minOf, optionsOf, sizeOf } from '../definition/defaults.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import { apply } from '../edit/apply.js';
import type { NodeChange } from '../edit/operation/operation.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { SPEC_TEXTS } from './fixtures/spec-texts.js';

const shop = survey(
  single('Q1', 'Colour?', ['red', { title: 'other', other: true }]),
  multiple('Q2', 'Drinks?', ['tea', 'coffee', 'water'], { setting: { min: 1, max: 2, column: 2 } }),
  text('Q3', 'Why?'),
);

const setting = (code: string, change: NodeChange['setting']) =>
  refusal(shop, { op: 'updateNode', nodeId: nodeIdOf(shop, code), set: { setting: change } });

const setCode = (code: string) => refusal(shop, { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q1'), set: { code } });

describe('adding a question', () => {
  it('gives it default titles in the language of the survey [S3.node.title-prefix] [S3.option.title-prefix] [S3.code.option-number]', () => {
    const chinese = edit(emptyDefinition({ title: 'x' }), { op: 'addNode', node: { type: 1 } });
    const english = edit(emptyDefinition({ title: 'x', language: 'en' }), { op: 'addNode', node: { type: 1 } });

    const words = [chinese, english].map(({ nodes: [node] }) => [
      node?.title,
      ...(node?.options ?? []).map(({ code, title }) => `${code} ${title}`),
    ]);
    expect(words).toEqual([
      [`${SPEC_TEXTS.questionPrefix}1`, `1 ${SPEC_TEXTS.optionPrefix}1`, `2 ${SPEC_TEXTS.optionPrefix}2`],
      ['Question 1', '1 Option 1', '2 Option 2'],
    ]);
  });

  it('numbers three options 1, 2 and 3, as text [S3.code.option-number]', () => {
    const options = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
    const { nodes } = edit(emptyDefinition({ title: 'x' }), { op: 'addNode', node: { type: 1, options } });

    expect(nodes[0]?.options?.map(({ code }) => code)).toEqual(['1', '2', '3']);
  });

  it('gives it the default setting of its family [S3.default.choice-column] [S3.default.choice-min] [S3.default.choice-max] [S3.default.input-size] [S3.default.input-format]', () => {
    const result = edit(emptyDefinition({ title: 'x' }), { op: 'addNode', node: { type: 2 } }, { op: 'addNode', node: { type: 3 } });

    const choice = nodeByCode(result, 'Q1');
    const input = nodeByCode(result, 'Q2');
    expect([columnOf(choice), minOf(choice), maxOf(choice)]).toEqual([1, 0, 0]);
    expect([sizeOf(input), formatOf(input)]).toEqual([1, 0]);
  });

  it('hands out ids above lastId, the question before its options', () => {
    const applied = apply(shop, [{ op: 'addNode', node: { type: 1, options: [{ title: 'a' }, { title: 'b' }] } }]);

    expect(applied).toMatchObject({ ok: true, created: [shop.lastId + 1, shop.lastId + 2, shop.lastId + 3] });
  });

  it('is refused for a choice without options, a text with options, a title that is blank', () => {
    expect(refusal(shop, { op: 'addNode', node: { type: 1, options: [] } })).toEqual(fault('node.options', 'tooShort', 1));
    expect(refusal(shop, { op: 'addNode', node: { type: 3, options: [{}] } })).toEqual(fault('node.options', 'notAllowed'));
    expect(refusal(shop, { op: 'addNode', node: { type: 3, title: ' ' } })).toEqual(fault('node.title', 'tooShort', 1));
  });

  it('is refused for a code that is taken, or longer than anybody may type', () => {
    const adding = (code: string) => refusal(shop, { op: 'addNode', node: { type: 3, code } });

    expect(adding('Q1')).toEqual(fault('node.code', 'notUnique'));
    expect(adding('Q1234')).toEqual(fault('node.code', 'tooLong', 4));
    expect(adding('Q123')).toBeUndefined();
  });

  it('is refused after a question that is not there', () => {
    expect(refusal(shop, { op: 'addNode', node: { type: 3 }, after: 77 })).toEqual({ code: 'notFound', id: 77 });
  });
});

describe('copying a question', () => {
  it('puts the copy right behind it, with fresh ids, the same option codes and a code of its own', () => {
    const result = edit(shop, { op: 'copyNode', nodeId: nodeIdOf(shop, 'Q1') });

    const copy = nodeByCode(result, 'Q2');
    expect(result.nodes.map(({ code, title }) => `${code} ${title}`)).toEqual(['Q1 Colour?', 'Q2 Colour?', 'Q3 Drinks?', 'Q4 Why?']);
    expect(optionsOf(copy).map(({ code, other }) => [code, other])).toEqual([
      ['1', undefined],
      ['2', true],
    ]);
    expect([copy.id, ...optionsOf(copy).map(({ id }) => id)]).toEqual([1, 2, 3].map((step) => shop.lastId + step));
  });
});

describe('the code of a question', () => {
  it('cannot be empty [S5.question-code.empty]', () => {
    expect(setCode('')).toEqual(fault('set.code', 'tooShort', 1));
  });

  it('has at most four characters when it is typed [S5.question-code.max-4]', () => {
    expect(setCode('Q123')).toBeUndefined();
    expect(setCode('Q1234')).toEqual(fault('set.code', 'tooLong', 4));
  });

  it('belongs to one question only', () => {
    expect(setCode('Q3')).toEqual(fault('set.code', 'notUnique'));
    expect(setCode('Q1')).toBeUndefined();
  });
});

describe('switching between single and multiple choice', () => {
  it('keeps title and options [S4.switch.single-to-multiple]', () => {
    const before = nodeByCode(shop, 'Q1');

    const result = edit(shop, { op: 'updateNode', nodeId: before.id, set: { type: 2 } });

    expect(nodeByCode(result, 'Q1')).toEqual({ ...before, type: 2 });
  });

  it('drops the limits that a single choice does not have [S4.switch.multiple-to-single]', () => {
    const result = edit(shop, { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q2'), set: { type: 1 } });

    expect(nodeByCode(result, 'Q2')).toMatchObject({ type: 1, setting: { column: 2 } });
    expect(nodeByCode(result, 'Q2').setting).toEqual({ column: 2 });
  });

  it('is refused to and from open text', () => {
    expect(refusal(shop, { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q1'), set: { type: 3 } })).toEqual(fault('set.type', 'notAllowed'));
    expect(refusal(shop, { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q3'), set: { type: 1 } })).toEqual(fault('set.type', 'notAllowed'));
  });
});

describe('the setting of a question', () => {
  it('takes 1 to 3 columns [S3.setting.column] [S9.layout.columns]', () => {
    expect(setting('Q1', { column: 3 })).toBeUndefined();
    expect(setting('Q1', { column: 4 })).toEqual(fault('set.setting.column', 'tooLarge', 3));
    expect(setting('Q1', { column: 0 })).toEqual(fault('set.setting.column', 'tooSmall', 1));
  });

  it('takes sizes 1 to 6 of a text box [S9.layout.input-sizes]', () => {
    expect(setting('Q3', { size: 6 })).toBeUndefined();
    expect(setting('Q3', { size: 7 })).toEqual(fault('set.setting.size', 'tooLarge', 6));
  });

  it('takes word limits from 0 to 99999 [S5.open.word-limit]', () => {
    expect(setting('Q3', { min_word: 0, max_word: 99999 })).toBeUndefined();
    expect(setting('Q3', { min_word: -1 })).toEqual(fault('set.setting.min_word', 'tooSmall', 0));
    expect(setting('Q3', { max_word: 100000 })).toEqual(fault('set.setting.max_word', 'tooLarge', 99999));
  });

  it('bounds a number by 99999 [S5.open.numeric-99999]', () => {
    expect(setting('Q3', { format: 2, max: 99999 })).toBeUndefined();
    expect(setting('Q3', { format: 2, max: 100000 })).toEqual(fault('set.setting.max', 'tooLarge', 99999));
  });

  it('takes whole bounds only for an integer [S5.open.integer-steps]', () => {
    expect(setting('Q3', { format: 2, min: 0.5 })).toBeUndefined();
    expect(setting('Q3', { format: 1, min: 0.5 })).toEqual(fault('set.setting.min', 'format'));
  });

  it('takes a suffix of at most 20 characters [S5.text.suffix-20]', () => {
    expect(setting('Q3', { suffix: 'x'.repeat(20) })).toBeUndefined();
    expect(setting('Q3', { suffix: 'x'.repeat(21) })).toEqual(fault('set.setting.suffix', 'tooLong', 20));
  });

  it('refuses a pair that cannot be met', () => {
    expect(setting('Q2', { min: 3 })).toEqual(fault('set.setting.min', 'tooLarge', 2));
    expect(setting('Q2', { min: 3, max: 0 })).toBeUndefined();
    expect(setting('Q3', { format: 2, min: 1, max: 0 })).toEqual(fault('set.setting.min', 'tooLarge', 0));
  });

  it('refuses keys that the type does not have', () => {
    expect(setting('Q1', { size: 2 })).toEqual(fault('set.setting.size', 'notAllowed'));
    expect(setting('Q1', { min: 1 })).toEqual(fault('set.setting.min', 'notAllowed'));
    expect(setting('Q3', { column: 2 })).toEqual(fault('set.setting.column', 'notAllowed'));
  });

  it('goes back to the default by null', () => {
    const result = edit(shop, { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q2'), set: { setting: { min: null, max: null } } });

    expect(nodeByCode(result, 'Q2').setting).toEqual({ column: 2 });
  });
});
