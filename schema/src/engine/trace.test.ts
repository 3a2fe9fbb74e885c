import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { answered, checked, or } from '../testing/build-condition.js';
import { block, group } from '../testing/build-container.js';
import { carryOver, hide, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { answersOf } from '../testing/named-answer.js';
import { compile } from './compile.js';
import type { Named } from './testing/by-code.js';
import { trace } from './trace.js';

const yesNo = (code: string) => single(code, code, ['yes', 'no']);
const yes = (code: string) => checked(code, 'yes');
const four = survey(...['Q1', 'Q2', 'Q3', 'Q4'].map(yesNo));

/** The trace of one node; items by their place in the logic of the survey. */
function traced(definition: SurveyDefinition, answers: Named, code: string) {
  const { nodes } = trace(compile(definition), answersOf(definition, answers));
  const found = nodes.find(({ nodeId }) => nodeId === nodeIdOf(definition, code));
  const place = (id: number) => definition.logic?.findIndex((item) => item.id === id);
  return { state: found?.state, by: found?.by.map(place), items: found?.items, answer: found?.answer };
}

describe('a trace', () => {
  it('tells which items hide a question', () => {
    const definition = withLogic(
      four,
      show('Q3', yes('Q1')),
      show('Q3', yes('Q2')),
      hide('Q4', yes('Q1')),
      hide('Q4', yes('Q2')),
      show('Q4', yes('Q3')),
    );
    expect(traced(definition, { Q1: 'no' }, 'Q3')).toMatchObject({ state: 'hidden', by: [0, 1] });
    expect(traced(definition, { Q2: 'yes' }, 'Q4')).toMatchObject({ state: 'hidden', by: [3] });
    expect(traced(definition, { Q2: 'yes' }, 'Q3')).toMatchObject({ state: 'shown', by: [] });
  });

  it('tells of each condition whether it held and what it read', () => {
    const definition = withLogic(four, show('Q3', yes('Q1'), or(yes('Q2')), answered('Q4')));
    const [item] = traced(definition, { Q1: 'yes', Q2: 'no', Q4: 'yes' }, 'Q3').items ?? [];
    const [q1, q2, q4] = ['Q1', 'Q2', 'Q4'].map((code) => nodeIdOf(definition, code)) as [number, number, number];
    expect(item).toMatchObject({ holds: true });
    expect(item?.conditions.map(({ nodeId, holds, answer }) => ({ nodeId, holds, answer }))).toEqual([
      { nodeId: q1, holds: true, answer: { option: q1 + 1 } },
      { nodeId: q2, holds: false, answer: { option: q2 + 2 } },
      { nodeId: q4, holds: false, answer: null },
    ]);
  });

  it('tells which jump led past a question, or ended the survey', () => {
    const definition = withLogic(four, jump('Q1', 'Q3', yes('Q1')), jump('Q3', -1, yes('Q3')));
    expect(traced(definition, { Q1: 'yes' }, 'Q2')).toMatchObject({ state: 'jumpedOver', by: [0] });
    expect(traced(definition, { Q1: 'yes', Q3: 'yes', Q4: 'yes' }, 'Q4')).toMatchObject({ state: 'ended', by: [1], answer: null });
    expect(traced(definition, { Q3: 'yes' }, 'Q3').items?.[0]).toMatchObject({
      holds: true,
      conditions: [{ holds: true, answer: { option: 8 } }],
    });
    expect(trace(compile(definition), answersOf(definition, { Q3: 'yes' })).end).toBe(-1);
    expect(trace(compile(definition), {}).end).toBeNull();
  });

  it('tells of the jump that led past a question, and of no other', () => {
    const definition = withLogic(survey(...['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map(yesNo)), jump('Q1', 'Q3'), jump('Q3', 'Q5'));
    expect(traced(definition, {}, 'Q2')).toMatchObject({ state: 'jumpedOver', by: [0] });
    expect(traced(definition, {}, 'Q4')).toMatchObject({ state: 'jumpedOver', by: [1] });
  });

  it('tells which container or which jump of a container keeps a question away', () => {
    const definition = withLogic(
      survey(yesNo('Q1'), group('G1', 'G', [yesNo('Q2')]), block('B1', 'B', [yesNo('Q3')]), yesNo('Q4'), yesNo('Q5')),
      show('G1', yes('Q1')),
      jump('B1', 'Q5', yes('Q3')),
    );
    expect(traced(definition, {}, 'Q2')).toMatchObject({ state: 'inHidden', by: [0] });
    expect(traced(definition, {}, 'G1')).toMatchObject({ state: 'hidden', by: [0] });
    expect(traced(definition, { Q3: 'yes' }, 'Q4')).toMatchObject({ state: 'jumpedOver', by: [1] });
    expect(traced(definition, { Q3: 'yes' }, 'B1').items?.[0]).toMatchObject({ holds: true });
  });

  it('tells what leaves a question nothing to offer', () => {
    const definition = withLogic(
      survey(multiple('Q1', 'Q1', ['a', 'b']), multiple('Q2', 'Q2', []), multiple('Q3', 'Q3', ['c'])),
      carryOver('Q2', [checked('Q1')]),
      optionLogic('Q3', 'hide', ['c'], []),
    );
    expect(traced(definition, {}, 'Q2')).toMatchObject({
      state: 'nothingToOffer',
      by: [0],
      items: [{ holds: false, conditions: [{ holds: false }] }],
    });
    expect(traced(definition, {}, 'Q3')).toMatchObject({ state: 'nothingToOffer', by: [1] });
    expect(traced(definition, { Q1: ['a'] }, 'Q2')).toMatchObject({
      state: 'shown',
      by: [],
      items: [{ holds: true, conditions: [{ holds: true }] }],
    });
  });

  it('tells what is out of sight', () => {
    const definition = survey(
      text('Q1', 'Q1', { setting: { attribute: 'hide' } }),
      text('Q2', 'Q2', { setting: { attribute: 'background' } }),
    );
    expect(traced(definition, { Q1: 'x', Q2: 'y' }, 'Q1')).toMatchObject({ state: 'unseen', by: [], answer: { text: 'x' } });
    expect(traced(definition, { Q1: 'x', Q2: 'y' }, 'Q2')).toMatchObject({ state: 'background', by: [], answer: null });
  });

  it('is plain data about every node, and takes any answers', () => {
    const whole = trace(compile(four), 'nonsense');
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
    expect(whole.nodes.map(({ state }) => state)).toEqual(['shown', 'shown', 'shown', 'shown']);
  });
});
