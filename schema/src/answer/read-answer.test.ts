import { describe, expect, it } from '@jest/globals';
import {
  type BuiltNode,
  cascade,
  city,
  date,
  evaluate,
  form,
  multiple,
  plot,
  proportion,
  question,
  rank,
  rate,
  single,
  text,
  upload,
} from '../testing/build-node.js';
import { growingTable, matrix, table } from '../testing/build-grid.js';
import { page, statement } from '../testing/build-container.js';
import { survey } from '../testing/build-survey.js';
import { readingOf } from '../testing/reading-of.js';
import { validateAnswer } from './read-answer.js';

const LIMITED = { setting: { min: 2 } };

/** One question of each kind with an answer that says nothing. */
const BLANK: readonly (readonly [BuiltNode, unknown])[] = [
  [single('Q1', 'x', ['a']), undefined],
  [multiple('Q1', 'x', ['a', 'b'], LIMITED), { options: [] }],
  [text('Q1', 'x', { setting: { min_word: 2 } }), { text: ' ' }],
  [rate('Q1', 'x'), undefined],
  [evaluate('Q1', 'x', ['a', 'b']), undefined],
  [table('Q1', 'x', ['r'], ['c']), { rows: [{ 3: '' }] }],
  [growingTable('Q1', 'x', ['c'], LIMITED), { rows: [{}] }],
  [rank('Q1', 'x', ['a', 'b'], LIMITED), { order: [] }],
  [cascade('Q1', 'x', ['a']), { path: [] }],
  [city('Q1', 'x'), { codes: [] }],
  [matrix(2, 'Q1', 'x', ['r'], ['c', 'd'], LIMITED), { rows: { 2: { options: [] } } }],
  [form('Q1', 'x', ['f']), { fields: { 2: ' ' } }],
  [proportion('Q1', 'x', ['f'], { setting: { sum: 10 } }), { fields: {} }],
  [date('Q1', 'x'), { date: '' }],
  [upload('Q1', 'x', LIMITED), { files: [] }],
  [question(35, 'Q1', 'x'), undefined],
  [plot('Q1', 'x', ['a'], LIMITED), { points: [] }],
];

describe('a question of any kind', () => {
  it.each(BLANK)('may be left empty while it is optional, whatever its limits say (%#)', (asked, value) => {
    expect(readingOf(asked, value)).toEqual({ answer: undefined, errors: [] });
  });

  it.each(BLANK)('must be answered when it is required (%#)', (asked, value) => {
    expect(readingOf({ ...asked, required: true }, value)).toEqual({ answer: undefined, errors: [{ nodeId: 1, reason: 'required' }] });
  });

  it('is never required of respondents who do not see it', () => {
    const out = (attribute: 'hide' | 'background') => text('Q1', 'x', { required: true, setting: { attribute } });

    expect(readingOf(out('hide'), undefined).errors).toEqual([]);
    expect(readingOf(out('background'), undefined).errors).toEqual([]);
  });

  it('is told as required only when nothing else is wrong with the answer', () => {
    expect(readingOf(single('Q1', 'x', ['a'], { required: true }), { option: 9 }).errors).toEqual([
      { nodeId: 1, reason: 'unknownOption', optionId: 9 },
    ]);
    expect(readingOf(single('Q1', 'x', ['a'], { required: true }), { text: 'a' }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('what is no question', () => {
  it('has no answer', () => {
    expect([page('P1'), statement('T1', 'Hello')].map((node) => readingOf(node, { text: 'x' }).errors[0]?.reason)).toEqual([
      'shape',
      'shape',
    ]);
    expect(readingOf(statement('T1', 'Hello'), undefined)).toEqual({ answer: undefined, errors: [] });
  });
});

describe('validating one answer', () => {
  const [node] = survey(single('Q1', 'x', ['a', 'b'], { required: true })).nodes;

  it('tells what is wrong, on any value', () => {
    if (node === undefined) throw new Error('No question');
    const throwing = {
      get option(): number {
        throw new Error('not for reading');
      },
    };

    expect(validateAnswer(node, { option: 2 })).toEqual([]);
    expect(validateAnswer(node, undefined)).toEqual([{ nodeId: 1, reason: 'required' }]);
    expect(validateAnswer(node, throwing)).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});
