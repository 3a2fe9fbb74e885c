import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { pagingOf } from '../definition/defaults.js';
import { walkNodes } from '../definition/walk.js';
import { answered, checked } from '../testing/build-condition.js';
import { block, group, page, pageBlock } from '../testing/build-container.js';
import { carryOver, hide, jump, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

/** Codes in order, the members of a container in brackets behind it. */
const outline = (nodes: readonly SurveyNode[]): string =>
  nodes.map(({ code, nodes: members }) => (members ? `${code}(${outline(members)})` : code)).join(' ');

const shape = ({ nodes }: SurveyDefinition): string => outline(nodes);

const trip = survey(
  single('Q1', 'Go?', ['yes', 'no']),
  group('G1', 'About it', [text('Q2', 'Where?'), multiple('Q3', 'With?', ['a', 'b'])]),
  block('Block1', 'Rest', []),
  text('Q4', 'Else?'),
);
const id = (code: string): number => nodeIdOf(trip, code);

describe('a container', () => {
  it('takes new questions, anchored inside or by its name', () => {
    const behind = edit(trip, { op: 'addNode', node: { type: 3 }, after: id('Q2') });
    const last = edit(trip, { op: 'addNode', node: { type: 3 }, parentId: id('Block1') });

    expect(shape(behind)).toBe('Q1 G1(Q2 Q3 Q4) Block1 Q5');
    expect(shape(last)).toBe('Q1 G1(Q2 Q3) Block1(Q4) Q5');
  });

  it('takes questions in and lets them out again', () => {
    const moved = edit(trip, { op: 'moveNode', nodeId: id('Q4'), parentId: id('G1'), after: null });
    const back = edit(moved, { op: 'moveNode', nodeId: id('Q4'), parentId: null, after: id('G1') });

    expect(shape(moved)).toBe('Q1 G1(Q2 Q3 Q4) Block1');
    expect(nodeByCode(moved, 'Q2').id).toBe(id('Q4'));
    expect(shape(back)).toBe('Q1 G1(Q2 Q3) Q4 Block1');
  });

  it('stands in no container, and a question holds no nodes', () => {
    const notAllowed = fault('parentId', 'notAllowed');

    expect(refusal(trip, { op: 'addNode', node: { group: true }, parentId: id('Block1') })).toEqual(notAllowed);
    expect(refusal(trip, { op: 'moveNode', nodeId: id('Block1'), after: id('Q2') })).toEqual(notAllowed);
    expect(refusal(trip, { op: 'copyNode', nodeId: id('G1'), parentId: id('Block1') })).toEqual(notAllowed);
    expect(refusal(trip, { op: 'moveNode', nodeId: id('Q4'), parentId: id('Q1') })).toEqual(notAllowed);
  });

  it('is removed with everything in it', () => {
    const result = edit(trip, { op: 'removeNode', nodeId: id('G1') });

    expect(shape(result)).toBe('Q1 Block1 Q2');
  });
});

describe('a page', () => {
  const plain = survey(text('Q1', 'a'));

  it('divides a survey that was shown all at once, the first one only', () => {
    const paged = edit(plain, { op: 'addNode', node: { type: 0 } });
    const flat = edit(paged, { op: 'updateSurvey', set: { paging: 'all' } }, { op: 'addNode', node: { type: 0 } });

    expect(pagingOf(paged)).toBe('page');
    expect(pagingOf(flat)).toBe('all');
  });

  it('does not change a survey that shows one question per screen', () => {
    const oneByOne = surveyWith({ perPage: true }, text('Q1', 'a'));

    expect(pagingOf(edit(oneByOne, { op: 'addNode', node: { type: 0 } }))).toBe('question');
    expect(pagingOf(edit(plain, { op: 'addNode', node: { type: 3 } }))).toBe('all');
  });
});

describe('dissolving a container', () => {
  it('puts its questions in its place, in order and with their codes', () => {
    expect(shape(edit(trip, { op: 'releaseNode', nodeId: id('G1') }))).toBe('Q1 Q2 Q3 Block1 Q4');
    expect(shape(edit(trip, { op: 'releaseNode', nodeId: id('Block1') }))).toBe('Q1 G1(Q2 Q3) Q4');
  });

  it('is refused for what contains nothing', () => {
    expect(refusal(trip, { op: 'releaseNode', nodeId: id('Q1') })).toEqual(fault('nodeId', 'notAllowed'));
    expect(refusal(trip, { op: 'releaseNode', nodeId: 99 })).toEqual({ code: 'notFound', id: 99 });
  });

  it('asks where logic is about the container; then jumps lead to its first question and what it owns goes', () => {
    const ruled = withLogic(
      survey(single('Q1', 'Go?', ['yes', 'no']), pageBlock('Page1', 'a', [page('$Q1'), text('Q2', 'b')]), text('Q3', 'c')),
      jump('Q1', 'Page1', checked('Q1', 'yes')),
      hide('Page1', checked('Q1', 'no')),
      show('Q2', answered('Q1')),
    );
    const [toPage, ofPage, ofQuestion] = ruled.logic ?? [];
    const release = { op: 'releaseNode', nodeId: nodeIdOf(ruled, 'Page1') } as const;

    expect(refusal(ruled, release)).toEqual({ code: 'referenced', ids: [ofPage?.id, toPage?.id] });
    expect(edit(ruled, { ...release, confirmed: true }).logic).toEqual([{ ...toPage, target: nodeIdOf(ruled, 'Q2') }, ofQuestion]);
  });

  it('drops a jump to a container that held nothing', () => {
    const ruled = withLogic(survey(single('Q1', 'a', ['yes']), block('Block1', 'b', [])), jump('Q1', 'Block1', checked('Q1', 'yes')));

    const result = edit(ruled, { op: 'releaseNode', nodeId: nodeIdOf(ruled, 'Block1'), confirmed: true });

    expect(result.logic).toBeUndefined();
  });
});

describe('copying a container', () => {
  const ruled = withLogic(
    survey(
      single('Q1', 'Go?', ['yes', 'no']),
      group('G1', 'About it', [
        multiple('Q2', 'With?', ['a', 'b']),
        multiple('Q3', 'Of <span data-ref="5">[Q2]</span> and <span data-ref="1">[Q1]</span>?', ['c']),
      ]),
      text('Q4', 'End'),
    ),
    show('Q3', checked('Q2', 'a'), checked('Q1', 'yes')),
    jump('Q2', 'Q4', checked('Q2', 'b')),
    carryOver('Q3', [checked('Q2')]),
    show('Q4', checked('Q2', 'a')),
  );

  it('copies everything in it with fresh ids, counted on from lastId', () => {
    const result = edit(ruled, { op: 'copyNode', nodeId: nodeIdOf(ruled, 'G1') });

    const all = Array.from(walkNodes(result.nodes), ({ code, id: nodeId }) => `${code} ${nodeId}`);
    expect(all).toEqual(['Q1 1', 'G1 4', 'Q2 5', 'Q3 8', 'G2 20', 'Q4 21', 'Q5 24', 'Q6 10']);
    expect([optionIdOf(result, 'Q4', 'a'), optionIdOf(result, 'Q4', 'b'), optionIdOf(result, 'Q5', 'c')]).toEqual([22, 23, 25]);
  });

  it('lets its texts speak of the copies of what is inside, and of the same things outside', () => {
    const result = edit(ruled, { op: 'copyNode', nodeId: nodeIdOf(ruled, 'G1') });

    expect(nodeByCode(result, 'Q5').title).toBe('Of <span data-ref="21">[Q2]</span> and <span data-ref="1">[Q1]</span>?');
    expect(nodeByCode(result, 'Q3').title).toBe('Of <span data-ref="5">[Q2]</span> and <span data-ref="1">[Q1]</span>?');
  });

  it('brings along the logic that its questions own, said of the copies', () => {
    const { logic = [] } = edit(ruled, { op: 'copyNode', nodeId: nodeIdOf(ruled, 'G1') });

    expect(logic.slice(0, 4)).toEqual(ruled.logic);
    expect(logic.slice(4)).toEqual([
      {
        id: 26,
        model: 1,
        type: 2,
        algorithm: 1,
        nodeId: 24,
        conditions: [
          { id: 27, nodeId: 21, algorithm: 1, optionId: [22] },
          { id: 28, nodeId: 1, algorithm: 1, optionId: [2] },
        ],
      },
      { id: 29, model: 1, type: 1, nodeId: 21, target: 10, conditions: [{ id: 30, nodeId: 21, algorithm: 1, optionId: [23] }] },
      { id: 31, model: 2, type: 1, nodeId: 24, conditions: [{ id: 32, nodeId: 21, algorithm: 1 }] },
    ]);
  });

  it('lets a jump between its questions lead from copy to copy', () => {
    const inside = withLogic(survey(group('G1', 'a', [text('Q1', 'b'), text('Q2', 'c'), text('Q3', 'd')])), jump('Q1', 'Q3'));
    const { logic = [] } = edit(inside, { op: 'copyNode', nodeId: 1 });

    expect(logic.map(({ nodeId, target }) => [nodeId, target])).toEqual([
      [2, 4],
      [7, 9],
    ]);
  });

  it('leaves out logic that would read something later, or jump back', () => {
    const first = edit(ruled, { op: 'copyNode', nodeId: nodeIdOf(ruled, 'G1'), after: null });
    const last = edit(ruled, { op: 'copyNode', nodeId: nodeIdOf(ruled, 'G1'), parentId: null });

    expect(first.logic?.slice(4).map(({ model, type }) => [model, type])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(last.logic?.slice(4).map(({ model, type }) => [model, type])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});
