import { describe, expect, it } from '@jest/globals';
import type { Sequence, SurveyDefinition } from '../definition/definition.js';
import { group } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const SEQUENCES: readonly Sequence[] = [0, 1, 2, 3];

const ordered = (sequence: Sequence): SurveyDefinition => survey(single('Q1', 'Which?', ['a', 'b'], { sequence }));

describe('locking an option', () => {
  it('is possible in random and loop order only [S5.option-lock.disabled-0] [S5.option-lock.disabled-3]', () => {
    const lock = { op: 'updateOption', nodeId: 1, optionId: 2, set: { locked: true } } as const;

    expect(SEQUENCES.map((sequence) => refusal(ordered(sequence), lock))).toEqual([
      fault('set.locked', 'notAllowed'),
      undefined,
      undefined,
      fault('set.locked', 'notAllowed'),
    ]);
  });

  it('is as little possible while it is added', () => {
    const add = { op: 'addOption', nodeId: 1, option: { locked: true } } as const;

    expect(refusal(ordered(0), add)).toEqual(fault('option.locked', 'notAllowed'));
    expect(refusal(ordered(2), add)).toBeUndefined();
  });

  it('lasts while the order is another one, and can be taken back there', () => {
    const locked = edit(ordered(1), { op: 'updateOption', nodeId: 1, optionId: 2, set: { locked: true } });

    const result = edit(locked, { op: 'updateNode', nodeId: 1, set: { sequence: 3 } });

    expect(nodeByCode(result, 'Q1').options?.[0]?.locked).toBe(true);
    expect(refusal(result, { op: 'updateOption', nodeId: 1, optionId: 2, set: { locked: true, title: 'c' } })).toBeUndefined();
    expect(refusal(result, { op: 'updateOption', nodeId: 1, optionId: 2, set: { locked: false } })).toBeUndefined();
  });
});

describe('locking a row', () => {
  it('is possible in random and loop order of the rows only, changed or added', () => {
    const inOrder = (childSequence: Sequence) => survey(matrix(1, 'Q1', 'Rate', ['a'], ['b'], { childSequence }));
    const locking = SEQUENCES.map((sequence) =>
      refusal(inOrder(sequence), { op: 'updateRow', nodeId: 1, rowId: 2, set: { locked: true } }),
    );
    const adding = SEQUENCES.map((sequence) => refusal(inOrder(sequence), { op: 'addRow', nodeId: 1, row: { locked: true } }));

    expect(locking).toEqual([fault('set.locked', 'notAllowed'), undefined, undefined, fault('set.locked', 'notAllowed')]);
    expect(adding).toEqual([fault('row.locked', 'notAllowed'), undefined, undefined, fault('row.locked', 'notAllowed')]);
  });
});

describe('locking a question', () => {
  it('is possible in a container whose order moves questions', () => {
    const lock = { op: 'updateNode', nodeId: 2, set: { locked: true } } as const;
    const inGroup = (sequence: Sequence) => refusal(survey(group('G1', 'All', [text('Q1', 'Why?')], { sequence })), lock);

    expect(SEQUENCES.map(inGroup)).toEqual([fault('set.locked', 'notAllowed'), undefined, undefined, fault('set.locked', 'notAllowed')]);
    expect(refusal(survey(text('Q1', 'Why?'), text('Q2', 'When?')), lock)).toEqual(fault('set.locked', 'notAllowed'));
  });

  it('lasts while the order is another one', () => {
    const locked = survey(group('G1', 'All', [text('Q1', 'Why?', { locked: true })]));

    expect(refusal(locked, { op: 'updateNode', nodeId: 2, set: { locked: true, title: 'When?' } })).toBeUndefined();
    expect(refusal(locked, { op: 'updateNode', nodeId: 2, set: { locked: false } })).toBeUndefined();
  });
});
