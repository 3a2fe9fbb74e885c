import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SurveyDefinition } from '../definition/definition.js';
import { documentOrder } from '../definition/walk.js';
import { arbitraryDefinition, block, multiple, page, proportion, rate, single, survey, text } from '../testing/index.js';
import type { BuiltNode } from '../testing/build-node.js';
import { randomRuns } from '../testing/random-runs.js';
import { questionStates } from './question-states.js';

function statesOf(node: BuiltNode, settings: Pick<SurveyDefinition, 'quotas' | 'settings'> = {}) {
  const [built] = survey(node).nodes;
  if (!built) throw new Error('the survey has no question');
  return questionStates(settings, built);
}
const tea = ['Green', 'Black', 'None'];

describe('what is worth knowing about a question', () => {
  it('is nothing for one that is as it was made', () => {
    expect(statesOf(single('Q1', 'Tea', tea))).toEqual([]);
    expect(statesOf(rate('Q1', 'Tea', { setting: { min: 1, max: 5 } }))).toEqual([]);
  });

  it('tells the order of options, rows and questions, and what keeps its place in it', () => {
    expect(statesOf(single('Q1', 'Tea', [{ title: 'Green' }, { title: 'None', locked: true }], { sequence: 1 }))).toEqual([
      { kind: 'order', of: 'options', sequence: 1 },
      { kind: 'lockedParts', count: 1 },
    ]);
    expect(statesOf(block('B1', 'Tea', [text('Q1', 'Why')], { sequence: 2 }))).toEqual([{ kind: 'order', of: 'nodes', sequence: 2 }]);
  });

  it('tells a lock only where there is an order that it withstands', () => {
    const half = [{ title: 'Green' }, { title: 'None', locked: true }];
    const locks = (node: BuiltNode) => statesOf(node).filter(({ kind }) => kind === 'lockedParts');
    expect(locks(single('Q1', 'Tea', half, { sequence: 2 }))).toHaveLength(1);
    expect(locks(single('Q1', 'Tea', half, { sequence: 3 }))).toEqual([]);
    expect(locks(single('Q1', 'Tea', half))).toEqual([]);

    const [held] = survey(text('Q1', 'Why', { locked: true })).nodes;
    const around = ([0, 1, 2, 3] as const).map((sequence) => held && questionStates({}, held, sequence).length);
    expect(around).toEqual([0, 1, 1, 0]);
  });

  it('tells limits of choices, of the length of a text, and of a number as they are meant', () => {
    expect(statesOf(multiple('Q1', 'Tea', tea, { setting: { max: 2 } }))).toEqual([{ kind: 'limit', of: 'choices', min: null, max: 2 }]);
    expect(statesOf(text('Q1', 'Why', { setting: { min_word: 5, max_word: 20 } }))).toEqual([
      { kind: 'limit', of: 'characters', min: 5, max: 20 },
    ]);
    expect(statesOf(text('Q1', 'Age', { setting: { format: 1, min: 0 } }))).toEqual([{ kind: 'limit', of: 'number', min: 0, max: null }]);
    expect(statesOf(text('Q1', 'Mail', { setting: { format: 4, max_word: 9 } }))).toEqual([]);
    expect(statesOf(proportion('Q1', 'Share', tea, { setting: { sum: 100 } }))).toEqual([{ kind: 'sum', sum: 100 }]);
  });

  it('tells how long a page holds, but only where that is in force', () => {
    expect(statesOf(page('P1', { setting: { control: true, min: 5 } }))).toEqual([{ kind: 'limit', of: 'seconds', min: 5, max: null }]);
    expect(statesOf(page('P1', { setting: { min: 5 } }))).toEqual([]);
  });

  it('tells whether respondents see it', () => {
    expect(statesOf(text('Q1', 'Why', { setting: { attribute: 'hide' } }))).toEqual([{ kind: 'attribute', attribute: 'hide' }]);
  });

  it('tells the quotas that look at its answer, of either kind, but not those that are switched off', () => {
    const table = { id: 90, name: 'a', kind: 'table' as const, nodeIds: [1], cells: [] };
    const custom = { id: 91, name: 'b', kind: 'custom' as const, conditions: [{ id: 92, nodeId: 1, algorithm: 11 }], limit: 5 };
    const node = single('Q1', 'Tea', tea);
    expect(statesOf(node, { quotas: [table, custom, { ...table, id: 93, enabled: false }] })).toEqual([{ kind: 'quota', count: 2 }]);
    expect(statesOf(node, { quotas: [{ ...table, nodeIds: [7] }] })).toEqual([]);
  });

  it('tells that earlier answers are inserted, also in an option', () => {
    const token = '<span data-ref="1" data-field="answer">tea</span>';
    expect(statesOf(text('Q2', `Why ${token}?`))).toEqual([{ kind: 'piping' }]);
    expect(statesOf(single('Q2', 'Why', [token, 'No']))).toEqual([{ kind: 'piping' }]);
  });

  it('tells points and draws of an exam, and of nothing else', () => {
    const scored = single('Q1', 'Tea', tea, { exam: { score: 2.5 } });
    const drawn = block('B1', 'Tea', [text('Q1', 'Why'), text('Q2', 'When')], { draw: 1 });
    expect(statesOf(scored, { settings: { exam: {} } })).toEqual([{ kind: 'score', score: 2.5 }]);
    expect(statesOf(drawn, { settings: { exam: {} } })).toEqual([{ kind: 'draw', count: 1 }]);
    expect(statesOf(scored)).toEqual([]);
  });

  it('says each thing once, and no limit without a bound, whatever the survey', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), (definition) => {
        for (const node of documentOrder(definition.nodes)) {
          const states = questionStates(definition, node);
          const names = states.map((state) => `${state.kind} ${'of' in state ? state.of : ''}`);
          expect(new Set(names).size).toBe(names.length);
          for (const state of states) if (state.kind === 'limit') expect(state.min ?? state.max).not.toBeNull();
        }
      }),
      randomRuns(100),
    );
  });
});
