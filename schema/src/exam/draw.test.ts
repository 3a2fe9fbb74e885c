import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { apply } from '../edit/apply.js';
import type { NodeChange, Operation } from '../edit/operation/operation.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { staticFindings } from '../check/launch-findings.js';
import { compareDefinitions } from '../difference/compare-definitions.js';
import { trace } from '../engine/trace.js';
import { compiledFor } from '../engine/drawn.js';
import { cellsOf } from '../export/cells-of.js';
import { columnPlan } from '../export/column-plan.js';
import { NOT_SHOWN, UNANSWERED } from '../export/column.js';
import { storedResponse } from '../export/testing/stored-response.js';
import { answered } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { show, withLogic } from '../testing/build-logic.js';
import { question, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf } from '../testing/by-name.js';
import { transferNodes } from '../transfer/transfer-nodes.js';

const scored = (score: number) => ({ exam: { score, texts: ['yes'] } });
const questions = [text('Q1', 'One?', scored(2)), text('Q2', 'Two?', scored(2)), text('Q3', 'Three?', scored(2))];
const exam = surveyWith(
  { settings: { exam: {} } },
  group('G1', 'Choose', questions, { draw: 2 }),
  group('G2', 'All', [text('Q4', 'Four?', scored(1)), question(90, 'T', 'Read this')]),
  text('Q5', 'Last?', scored(1)),
);
const idOf = (code: string): number => nodeIdOf(exam, code);

function applied(definition: SurveyDefinition, ...operations: Operation[]) {
  const result = apply(definition, operations);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result;
}

function refusal(definition: SurveyDefinition, nodeId: number, set: object) {
  const read = parseOperations([{ op: 'updateNode', nodeId, set }]);
  if (!read.ok) return read.faults;
  const result = apply(definition, read.value);
  return result.ok || !('faults' in result.fault) ? [] : result.fault.faults;
}

const drawOf = (definition: SurveyDefinition, code = 'G1') => nodeByCode(definition, code).draw;

describe('the draw of a container', () => {
  it.each<[string, string, unknown, object]>([
    ['none at all', 'G1', 0, { rule: 'tooSmall', limit: 1 }],
    ['half a question', 'G1', 1.5, { rule: 'type' }],
    ['as many as there are', 'G1', 3, { rule: 'tooLarge', limit: 2 }],
    ['one of one', 'G2', 1, { rule: 'tooLarge', limit: 0 }],
    ['a question that contains none', 'Q5', 1, { rule: 'tooLarge', limit: 0 }],
    ['a text', 'G1', 'two', { rule: 'type' }],
  ])('is refused with %s', (_what, code, draw, fault) => {
    expect(refusal(exam, idOf(code), { draw })).toMatchObject([fault]);
  });

  it('is taken by exams alone, in an edit, in a whole document and in a new container', () => {
    const { exam: _exam, ...settings } = exam.settings ?? {};
    const plain = parseDefinition({ ...exam, settings });
    expect(plain.ok ? [] : plain.faults).toMatchObject([{ field: 'nodes[0].draw', rule: 'tooLarge', limit: 0 }]);
    const other = surveyWith({}, group('G1', 'Choose', questions));
    expect(refusal(other, nodeIdOf(other, 'G1'), { draw: 1 })).toMatchObject([{ field: 'set.draw', rule: 'tooLarge', limit: 0 }]);
    const read = parseOperations([{ op: 'addNode', node: { group: true, draw: 1 } }]);
    expect(read.ok ? [] : read.faults).toMatchObject([{ rule: 'unknownKey' }]);
  });

  it('is written and read as it is, and told in the history', () => {
    const read = parseDefinition(JSON.parse(canonicalText(exam)));
    expect(read.ok && canonicalText(read.value)).toBe(canonicalText(exam));
    const changed = applied(exam, { op: 'updateNode', nodeId: idOf('G1'), set: { draw: 1 } });
    expect(compareDefinitions(exam, changed.definition).flatMap(({ fields }) => fields)).toEqual([{ field: 'draw', before: 2, after: 1 }]);
    expect(applied(changed.definition, ...changed.inverse).definition).toEqual(exam);
  });

  it('goes with null', () => {
    expect(
      drawOf(applied(exam, { op: 'updateNode', nodeId: idOf('G1'), set: { draw: null } satisfies NodeChange }).definition),
    ).toBeUndefined();
  });
});

describe('edits of an exam that draws', () => {
  it.each<[string, Operation]>([
    ['a question is removed, so that no more are left than are drawn', { op: 'removeNode', nodeId: idOf('Q1') }],
    ['a question moves out', { op: 'moveNode', nodeId: idOf('Q2'), parentId: null, after: null }],
    [
      'a question is kept out of sight, so that no draw decides about it',
      { op: 'updateNode', nodeId: idOf('Q2'), set: { setting: { attribute: 'hide' } } },
    ],
    ['the survey is no exam any more', { op: 'updateSurvey', set: { exam: null } }],
  ])('take the draw away when %s, and give it back when that is undone', (_what, operation) => {
    const { definition, inverse } = applied(exam, operation);
    expect(drawOf(definition)).toBeUndefined();
    expect(parseDefinition(definition).ok).toBe(true);
    expect(canonicalText(applied(definition, ...inverse).definition)).toBe(canonicalText(exam));
  });

  it('keep it while more are left than are drawn, and with a copy and a move of the container', () => {
    const one = applied(exam, { op: 'updateNode', nodeId: idOf('G1'), set: { draw: 1 } }).definition;
    expect(drawOf(applied(one, { op: 'removeNode', nodeId: idOf('Q1') }).definition)).toBe(1);
    const drawsAfter = (operation: Operation) => applied(exam, operation).definition.nodes.map(({ draw }) => draw);
    expect(drawsAfter({ op: 'copyNode', nodeId: idOf('G1') })).toEqual([2, 2, undefined, undefined]);
    expect(drawsAfter({ op: 'moveNode', nodeId: idOf('G1'), after: idOf('Q5') })).toEqual([undefined, undefined, 2]);
    expect(drawsAfter({ op: 'releaseNode', nodeId: idOf('G1') }).every((draw) => draw === undefined)).toBe(true);
  });

  it('take it along into another exam, and into no other survey', () => {
    const into = (target: SurveyDefinition) => {
      const moved = transferNodes({ source: exam, target, nodeIds: [idOf('G1')], place: {} });
      if (!moved.ok) throw new Error('it can be moved');
      return applied(target, ...moved.operations).definition.nodes.map(({ draw }) => draw);
    };
    expect(into(surveyWith({ settings: { exam: {} } }, text('Q1', 'Here?')))).toEqual([undefined, 2]);
    expect(into(surveyWith({}, text('Q1', 'Here?')))).toEqual([undefined, undefined]);
  });
});

describe('an exam that draws', () => {
  it('says in a trace what was not drawn', () => {
    const states = trace(compiledFor(exam, 'k3J9'), {}).nodes.map(({ state }) => state);
    expect(states.filter((state) => state === 'notDrawn')).toHaveLength(1);
    expect(trace(compiledFor(exam, undefined), {}).nodes.every(({ state }) => state === 'shown')).toBe(true);
  });

  it('has cells for what was not asked that say so', () => {
    const plan = columnPlan([exam]);
    const cells = cellsOf(plan, exam)(storedResponse({}, { submissionId: 'k3J9' }));
    const states = plan.questions.map(({ states: [key] }) => cells[plan.columns.findIndex((column) => column.key === key)]);
    expect(states.slice(0, 3).sort()).toEqual([UNANSWERED, UNANSWERED, NOT_SHOWN].sort());
    expect(states.slice(3)).toEqual([UNANSWERED, UNANSWERED]);
  });
});

describe('the check before a launch', () => {
  const codes = (definition: SurveyDefinition) => staticFindings(definition).map(({ severity, code, nodeId }) => [severity, code, nodeId]);

  it('says nothing about a draw from questions with the same points', () => {
    expect(codes(exam)).toEqual([]);
  });

  it('tells that scores are hard to compare where drawn questions have different points', () => {
    const uneven = applied(exam, { op: 'updateNode', nodeId: idOf('Q3'), set: scored(5) }).definition;
    expect(codes(uneven)).toEqual([['warning', 'unevenDraw', idOf('G1')]]);
  });

  it('tells that logic reads a question that not everybody is asked', () => {
    const reading = withLogic(exam, show('Q5', answered('Q1')));
    expect(codes(reading)).toEqual([['warning', 'readsUndrawn', idOf('Q5')]]);
  });

  it('asks for no more points to pass than the best draw can bring', () => {
    const passing = (passScore: number) => applied(exam, { op: 'updateSurvey', set: { exam: { passScore } } }).definition;
    expect(codes(passing(6))).toEqual([]);
    expect(codes(passing(6.5))).toEqual([['error', 'examPassTooHigh', undefined]]);
  });
});
