import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../../definition/definition.js';
import { checked } from '../../testing/build-condition.js';
import { block, group, loop, page, pageBlock, statement } from '../../testing/build-container.js';
import { growingTable, matrix, table } from '../../testing/build-grid.js';
import {
  type BuiltNode,
  cascade,
  dropdown,
  evaluate,
  form,
  multiple,
  plot,
  proportion,
  rank,
  single,
  text,
} from '../../testing/build-node.js';
import { carryOver, withLogic } from '../../testing/build-logic.js';
import { survey } from '../../testing/build-survey.js';
import { launchFindings } from '../launch-findings.js';

const found = (definition: SurveyDefinition): string[] =>
  launchFindings(definition).map(({ severity, code, nodeId }) => `${severity} ${code} ${nodeId}`);

/** Returns the findings on one question. */
const on = (node: BuiltNode): string[] => found(survey(node));

describe('a survey', () => {
  it('needs a question that can be answered', () => {
    expect(found(survey(page('P1'), page('P2')))).toEqual(['error emptySurvey undefined']);
    expect(found(survey(statement('T1', 'Hello')))).toEqual(['error emptySurvey undefined']);
    expect(found(survey(group('G1', 'You', [])))).toEqual(['error emptySurvey undefined', 'warning emptyContainer 1']);
    expect(found(survey(group('G1', 'You', [text('Q1', 'Why?')])))).toEqual([]);
  });

  it('is told of containers without questions', () => {
    const empty = survey(text('Q1', 'Why?'), group('G1', 'a', []), loop('L1', 'b', []), block('B1', 'c', []), pageBlock('P1', 'd', []));

    expect(found(empty)).toEqual([2, 3, 4, 5].map((id) => `warning emptyContainer ${id}`));
  });
});

describe('a question', () => {
  it('of any type that offers options needs some', () => {
    const bare = [
      single('Q1', 'Which?', []),
      multiple('Q1', 'Which?', []),
      dropdown('Q1', 'Which?', []),
      rank('Q1', 'Which?', []),
      proportion('Q1', 'Which?', []),
      form('Q1', 'Which?', []),
      cascade('Q1', 'Which?', []),
      evaluate('Q1', 'Which?', []),
      matrix(1, 'Q1', 'Which?', ['us'], []),
      growingTable('Q1', 'Which?', []),
      single('Q1', 'Which?', [{ title: 'Hot', group: true }]),
    ];

    for (const node of bare) expect(on(node)).toEqual(['error noOptions 1']);
  });

  it('where options are an extra needs none', () => {
    expect(on(matrix(3, 'Q1', 'How?', ['us']))).toEqual([]);
    expect(on(matrix(4, 'Q1', 'How?', ['us']))).toEqual([]);
    expect(on(plot('Q1', 'Where?', []))).toEqual([]);
  });

  it('with rows needs some', () => {
    for (const node of [matrix(1, 'Q1', 'How?', [], ['good']), matrix(4, 'Q1', 'How?', []), table('Q1', 'When?', [], ['from'])]) {
      expect(on(node)).toEqual(['error noRows 1']);
    }
  });

  it('that options or rows are carried into needs none of its own', () => {
    const carried = withLogic(
      survey(multiple('Q1', 'Seen?', ['a', 'b']), single('Q2', 'Best?', []), matrix(4, 'Q3', 'How good?', [])),
      carryOver('Q2', [checked('Q1')]),
      carryOver('Q3', [checked('Q1')], 2),
    );

    expect(found(carried)).toEqual(['warning emptyCarry 4', 'warning emptyCarry 5']);
  });

  it('cannot ask for more than it offers: choices, places, choices per row', () => {
    const setting = { min: 3 };

    expect(on(multiple('Q1', 'Which?', ['a', 'b'], { setting }))).toEqual(['error minUnreachable 1']);
    expect(on(multiple('Q1', 'Which?', ['a', 'b', { title: 'none', exclusive: true }], { setting }))).toEqual(['error minUnreachable 1']);
    expect(on(multiple('Q1', 'Which?', ['a', 'b', 'c'], { setting }))).toEqual([]);
    expect(on(rank('Q1', 'Order?', ['a', 'b'], { setting }))).toEqual(['error minUnreachable 1']);
    expect(on(matrix(2, 'Q1', 'How?', ['us'], ['good', 'bad'], { setting }))).toEqual(['error minUnreachable 1']);
    expect(on(matrix(2, 'Q1', 'How?', ['us'], ['good', 'bad', 'both'], { setting }))).toEqual([]);
  });

  it('counts members of groups, and what can be carried into it', () => {
    const grouped = multiple('Q1', 'Which?', [{ title: 'Hot', group: true, nodes: [{ title: 'soup' }, { title: 'tea' }] }], {
      setting: { min: 2 },
    });
    const carried = withLogic(
      survey(multiple('Q1', 'Seen?', ['a', { title: 'none', exclusive: true }]), multiple('Q2', 'Liked?', ['c'], { setting: { min: 2 } })),
      carryOver('Q2', [checked('Q1')]),
    );

    expect(on(grouped)).toEqual([]);
    expect(found(carried)).toEqual(['warning minMayFallShort 4']);
    expect(found({ ...carried, logic: undefined })).toEqual(['error minUnreachable 4']);
  });

  it('is told of options and rows that read the same', () => {
    expect(on(single('Q1', 'Which?', ['a', { title: 'Hot', group: true, nodes: [{ title: '<b>a</b>' }] }]))).toEqual([
      'warning sameTitle 1',
    ]);
    expect(on(matrix(1, 'Q1', 'How?', ['us', 'us'], ['good']))).toEqual(['warning sameTitle 1']);
    expect(on(matrix(1, 'Q1', 'How?', ['us', 'them'], ['good', 'good']))).toEqual(['warning sameTitle 1']);
  });

  it('may repeat a name in two branches of a cascade, not in one', () => {
    const branches = (first: string[], second: string[]) =>
      cascade('Q1', 'Where?', [
        { title: 'Beijing', nodes: first.map((title) => ({ title })) },
        { title: 'Nanjing', nodes: second.map((title) => ({ title })) },
      ]);

    expect(on(branches(['Centre'], ['Centre']))).toEqual([]);
    expect(on(branches(['Centre', 'Centre'], ['East']))).toEqual(['warning sameTitle 1']);
  });
});
