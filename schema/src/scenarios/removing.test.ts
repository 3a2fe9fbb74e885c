import { describe, expect, it } from '@jest/globals';
import type { Quota, SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { canonicalText } from '../definition/canonical-text.js';
import { answered, checked, equal, includes, inRow, or } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { carryOver, hide, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf, rowIdOf } from '../testing/by-name.js';
import { edit, refusal } from './edit.js';

const removeNode = (definition: SurveyDefinition, code: string, confirmed?: boolean): Operation => ({
  op: 'removeNode',
  nodeId: nodeIdOf(definition, code),
  ...(confirmed === undefined ? {} : { confirmed }),
});

const removeOption = (definition: SurveyDefinition, code: string, title: string, confirmed = false): Operation => ({
  op: 'removeOption',
  nodeId: nodeIdOf(definition, code),
  optionId: optionIdOf(definition, code, title),
  confirmed,
});

const base = survey(
  single('Q1', 'Colour?', ['red', 'blue']),
  multiple('Q2', 'Drinks?', ['tea', 'milk', 'water']),
  matrix(1, 'Q3', 'Rate', ['taste', 'price'], ['good', 'bad']),
  text('Q4', 'Why?'),
);

describe('removing what nothing refers to', () => {
  it('asks nothing, and takes along the logic that it owns', () => {
    const ruled = withLogic(base, show('Q4', checked('Q1', 'red')), hide('Q3', checked('Q1', 'blue')));

    const result = edit(ruled, removeNode(ruled, 'Q4'));

    expect(result.logic?.map(({ nodeId }) => nodeId)).toEqual([nodeIdOf(ruled, 'Q3')]);
  });

  it('counts what is removed along as no reference', () => {
    const grouped = withLogic(
      survey(group('G1', 'a', [single('Q1', 'b', ['c']), text('Q2', 'About <span data-ref="2">[Q1]</span>')]), text('Q3', 'd')),
      show('Q2', checked('Q1', 'c')),
    );

    const result = edit(grouped, removeNode(grouped, 'G1'));

    expect(result.nodes.map(({ title }) => title)).toEqual(['d']);
    expect(result.logic).toBeUndefined();
  });
});

describe('removing the last option or row', () => {
  const removeRow = (definition: SurveyDefinition, title: string): Operation => ({
    op: 'removeRow',
    nodeId: nodeIdOf(definition, 'Q3'),
    rowId: rowIdOf(definition, 'Q3', title),
  });
  const few = survey(single('Q1', 'Seen?', ['a', 'b']), multiple('Q2', 'Best?', ['own']), matrix(1, 'Q3', 'Rate', ['own'], ['good']));

  it('is refused where nothing else could be chosen', () => {
    expect(refusal(few, removeOption(few, 'Q2', 'own'))).toMatchObject({ faults: [{ field: 'optionId', rule: 'tooShort' }] });
    expect(refusal(few, removeRow(few, 'own'))).toMatchObject({ faults: [{ field: 'rowId', rule: 'tooShort' }] });
  });

  it('is taken where others are carried into its question, and undone', () => {
    const carried = withLogic(few, carryOver('Q2', [checked('Q1')]), carryOver('Q3', [checked('Q1')], 2));
    const result = edit(carried, removeOption(carried, 'Q2', 'own'), removeRow(carried, 'own'));
    expect(nodeByCode(result, 'Q2').options).toBeUndefined();
    expect(nodeByCode(result, 'Q3').children).toBeUndefined();
    const done = apply(carried, [removeOption(carried, 'Q2', 'own')]);
    if (!done.ok) throw new Error('refused');
    expect(canonicalText(edit(done.definition, ...done.inverse))).toBe(canonicalText(carried));
  });

  it('is refused where others are carried into its rows alone', () => {
    const rows = withLogic(few, carryOver('Q3', [checked('Q1')], 2));
    const last = { op: 'removeOption', nodeId: nodeIdOf(rows, 'Q3'), optionId: optionIdOf(rows, 'Q3', 'good') } as const;
    expect(refusal(rows, last)).toMatchObject({ faults: [{ field: 'optionId', rule: 'tooShort' }] });
  });
});

describe('removing what logic refers to', () => {
  const ruled = withLogic(
    base,
    jump('Q1', 'Q3', checked('Q1', 'red')),
    show('Q4', checked('Q2', 'tea', 'milk'), or(answered('Q3')), inRow('taste', checked('Q3', 'good'))),
    hide('Q3', answered('Q2')),
    optionLogic('Q3', 'hide', ['taste'], [answered('Q1')], 2),
    carryOver('Q3', [checked('Q2')], 2),
  );
  const [toThird, showFourth, hideThird, hideRow, carried] = ruled.logic ?? [];

  it('is refused with the ids of what refers to it, unless it is confirmed', () => {
    expect(refusal(ruled, removeNode(ruled, 'Q2'))).toEqual({ code: 'referenced', ids: [showFourth?.id, hideThird?.id, carried?.id] });
    expect(refusal(ruled, removeNode(ruled, 'Q2', false))).toMatchObject({ code: 'referenced' });
    expect(refusal(ruled, removeOption(ruled, 'Q1', 'red'))).toEqual({ code: 'referenced', ids: [toThird?.id] });
    expect(refusal(ruled, removeOption(ruled, 'Q1', 'blue'))).toBeUndefined();
  });

  it('takes the conditions on it away, and an item with the last of them: it never comes to hold always', () => {
    const result = edit(ruled, removeNode(ruled, 'Q2', true));

    expect(result.logic).toEqual([toThird, { ...showFourth, conditions: showFourth?.conditions.slice(1) }, hideRow]);
  });

  it('takes the jumps to it away', () => {
    const result = edit(ruled, removeNode(ruled, 'Q3', true));

    expect(result.logic).toEqual([{ ...showFourth, conditions: showFourth?.conditions.slice(0, 1) }]);
  });

  it('takes an option out of a condition, and the condition with the last one', () => {
    const one = edit(ruled, removeOption(ruled, 'Q2', 'tea', true));
    const both = edit(one, removeOption(one, 'Q2', 'milk', true));

    const milk = optionIdOf(ruled, 'Q2', 'milk');
    expect(one.logic?.[1]?.conditions[0]).toEqual({ ...showFourth?.conditions[0], optionId: [milk] });
    expect(both.logic?.[1]?.conditions).toEqual(showFourth?.conditions.slice(1));
  });

  it('takes a row out of conditions and of row logic, which goes with its last row', () => {
    const row: Operation = { op: 'removeRow', nodeId: nodeIdOf(ruled, 'Q3'), rowId: rowIdOf(ruled, 'Q3', 'taste') };

    expect(refusal(ruled, row)).toEqual({ code: 'referenced', ids: [showFourth?.id, hideRow?.id] });
    const { logic } = edit(ruled, { ...row, confirmed: true });
    expect(logic).toEqual([toThird, { ...showFourth, conditions: showFourth?.conditions.slice(0, 2) }, hideThird, carried]);
  });

  it('tells what it touched beside what it removed, and is undone whole', () => {
    const forth = apply(ruled, [removeNode(ruled, 'Q2', true)]);

    expect(forth.ok && [...forth.touched].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, showFourth?.id, hideThird?.id, carried?.id]);
    const back = forth.ok ? apply(forth.definition, forth.inverse) : forth;
    expect(back.ok && canonicalText(back.definition)).toBe(canonicalText(ruled));
  });
});

describe('removing what quotas refer to', () => {
  const [red, blue] = [optionIdOf(base, 'Q1', 'red'), optionIdOf(base, 'Q1', 'blue')];
  const cells = [red, blue].map((option) => ({ optionId: [option], limit: 5 }));
  const table: Quota = { id: 51, kind: 'table', name: 'a', nodeIds: [1], cells };
  const custom: Quota = {
    id: 52,
    kind: 'custom',
    name: 'b',
    conditions: [
      { id: 53, nodeId: 1, algorithm: 1, optionId: [red] },
      { id: 54, nodeId: 4, algorithm: 11 },
    ],
    limit: 9,
  };
  const limited: SurveyDefinition = { ...base, lastId: 54, quotas: [table, custom] };

  it('takes cells and conditions away with an option', () => {
    expect(refusal(limited, removeOption(limited, 'Q1', 'red'))).toEqual({ code: 'referenced', ids: [51, 52] });
    expect(edit(limited, removeOption(limited, 'Q1', 'red', true)).quotas).toEqual([
      { ...table, cells: [{ optionId: [blue], limit: 5 }] },
      { ...custom, conditions: [{ id: 54, nodeId: 4, algorithm: 11 }] },
    ]);
  });

  it('takes a quota away that has lost its question or its last condition', () => {
    const result = edit(limited, removeNode(limited, 'Q1', true));

    expect(result.quotas?.map(({ id }) => id)).toEqual([52]);
    expect(edit(result, { op: 'removeNode', nodeId: 4, confirmed: true }).quotas).toBeUndefined();
  });
});

describe('removing what texts insert', () => {
  const piped = survey(
    single('Q1', 'Name?', ['a', 'b']),
    text('Q2', 'Dear <span data-ref="1" data-fallback="friend &amp; guest">[Q1]</span>, <b>why</b>?'),
    single('Q3', '<span data-ref="1">[Q1]</span>', ['<span data-ref="1" data-fallback="it">[Q1]</span>!']),
  );

  it('leaves the fallback in the place of the answer, and a dash where nothing would be left', () => {
    expect(refusal(piped, removeNode(piped, 'Q1'))).toEqual({ code: 'referenced', ids: [4, 5, 6] });
    const result = edit(piped, removeNode(piped, 'Q1', true));

    expect(nodeByCode(result, 'Q1').title).toBe('Dear friend &amp; guest, <b>why</b>?');
    expect(nodeByCode(result, 'Q2')).toMatchObject({ title: '-', options: [{ title: 'it!' }] });
  });

  it('counts the welcome text as the survey itself', () => {
    const welcoming = { ...piped, welcome: 'Hello <span data-ref="4">[Q2]</span>' };

    expect(refusal(welcoming, removeNode(piped, 'Q2'))).toEqual({ code: 'referenced', ids: [0] });
    expect(edit(welcoming, removeNode(piped, 'Q2', true)).welcome).toBe('Hello ');
  });
});

describe('what compares an option by its value', () => {
  it('loses the condition when the option goes', () => {
    const ruled = withLogic(base, show('Q4', includes('Q2', 'tea')), show('Q3', equal('Q4', 5)));

    const result = edit(ruled, removeOption(ruled, 'Q2', 'tea', true));

    expect(result.logic).toEqual(ruled.logic?.slice(1));
  });
});
