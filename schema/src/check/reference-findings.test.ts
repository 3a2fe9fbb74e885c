import { describe, expect, it } from '@jest/globals';
import type { Condition, LogicItem, Quota, SurveyDefinition } from '../definition/definition.js';
import { matrix } from '../testing/build-grid.js';
import { form, multiple, rank, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import type { Finding } from './finding/finding.js';
import { checkSurvey } from './launch-findings.js';

/** Ids: Q1 1 (red 2, blue 3), Q2 4 (a 5, b 6), Q3 7 (row 8, columns 9, 10), Q4 11. */
const shop = survey(
  single('Q1', 'Colour?', ['red', 'blue']),
  multiple('Q2', 'Which?', ['a', 'b']),
  matrix(1, 'Q3', 'How?', ['us'], ['good', 'bad']),
  text('Q4', 'Why?'),
);

/** Returns the findings about references themselves, without their consequences for respondents. */
const foundIn = (definition: SurveyDefinition): readonly Finding[] =>
  checkSurvey(definition).findings.filter(({ conflict, witness }) => conflict === undefined && witness === undefined);

const codesOf = (definition: SurveyDefinition): string[] => foundIn(definition).map(({ code }) => code);

const item = (fields: Partial<LogicItem>): LogicItem => ({ id: 20, model: 1, type: 2, nodeId: 7, algorithm: 1, conditions: [], ...fields });

const withItem = (fields: Partial<LogicItem>): SurveyDefinition => ({ ...shop, logic: [item(fields)] });

/** Returns the codes found when Q3 is shown by this condition. */
const onCondition = (condition: Partial<Condition>): string[] =>
  codesOf(withItem({ conditions: [{ id: 21, nodeId: 1, algorithm: 1, optionId: [2], ...condition }] }));

describe('logic that does nothing', () => {
  it('is a warning that names the question and the item', () => {
    expect(foundIn(withItem({ conditions: [{ id: 21, nodeId: 99, algorithm: 11 }] }))).toEqual([
      { severity: 'warning', code: 'missingSource', nodeId: 7, logicId: 20 },
    ]);
  });

  it('is not found where all is well', () => {
    expect(onCondition({})).toEqual([]);
    expect(codesOf(withItem({ type: 1, algorithm: undefined, target: 11 }))).toEqual([]);
    expect(codesOf(withItem({ type: 1, algorithm: undefined, target: 0 }))).toEqual([]);
    expect(codesOf(withItem({ type: 1, algorithm: undefined, target: -1 }))).toEqual([]);
  });

  it('belongs to a question that is gone', () => {
    expect(foundIn(withItem({ nodeId: 99 }))).toEqual([{ severity: 'warning', code: 'missingOwner', logicId: 20 }]);
  });

  it('jumps to a question that is gone', () => {
    expect(codesOf(withItem({ type: 1, algorithm: undefined, target: 99 }))).toEqual(['missingTarget']);
  });

  it('jumps back, or to where it is', () => {
    for (const target of [1, 4, 7]) expect(codesOf(withItem({ type: 1, algorithm: undefined, target }))).toEqual(['backwardTarget']);
  });

  it('hides options or rows that are gone', () => {
    expect(codesOf(withItem({ model: 2, optionId: [9] }))).toEqual([]);
    expect(codesOf(withItem({ model: 2, optionId: [9, 99] }))).toEqual(['missingTarget']);
    expect(codesOf(withItem({ model: 2, optionType: 2, optionId: [8] }))).toEqual([]);
    expect(codesOf(withItem({ model: 2, optionType: 2, optionId: [9] }))).toEqual(['missingTarget']);
  });

  it('looks at a question that is gone, later, or the one it shows', () => {
    expect(onCondition({ nodeId: 99 })).toEqual(['missingSource']);
    expect(onCondition({ nodeId: 11, algorithm: 11, optionId: undefined })).toEqual(['laterSource']);
    expect(onCondition({ nodeId: 7, algorithm: 1, optionId: [9] })).toEqual(['laterSource']);
  });

  it('may look at its own question, for a jump', () => {
    const conditions = [{ id: 21, nodeId: 7, algorithm: 1, optionId: [9] }];

    expect(codesOf(withItem({ type: 1, algorithm: undefined, target: 0, conditions }))).toEqual([]);
  });

  it('looks at options or rows that are gone', () => {
    expect(onCondition({ optionId: [2, 99] })).toEqual(['missingChoice']);
    expect(codesOf({ ...shop, logic: [item({ nodeId: 11, conditions: [{ id: 21, nodeId: 7, childId: 99, algorithm: 11 }] })] })).toEqual([
      'missingChoice',
    ]);
  });

  it('asks a question what it cannot be asked, or does not say what', () => {
    expect(onCondition({ algorithm: 5, optionId: undefined, result: [1] })).toEqual(['unfitCondition']);
    expect(onCondition({ optionId: undefined })).toEqual(['unfitCondition']);
    expect(onCondition({ optionId: [99], result: [1] })).toEqual(['unfitCondition']);
  });

  it('is told once per kind, in the order of the conditions', () => {
    const conditions: Condition[] = [
      { id: 21, nodeId: 11, algorithm: 11 },
      { id: 22, nodeId: 99, algorithm: 11 },
      { id: 23, nodeId: 98, algorithm: 11 },
    ];

    expect(codesOf(withItem({ conditions }))).toEqual(['laterSource', 'missingSource']);
  });
});

describe('carry-over that does nothing', () => {
  const carry = (nodeId: number, source: number): string[] =>
    codesOf(withItem({ model: 2, algorithm: undefined, type: 1, nodeId, conditions: [{ id: 21, nodeId: source, algorithm: 1 }] }));

  it('comes from a question that is gone, later, or no choice', () => {
    const ranked = survey(rank('Q1', 'Order?', ['a']), multiple('Q2', 'Which?', ['b']));
    const logic = [item({ model: 2, algorithm: undefined, type: 1, nodeId: 3, conditions: [{ id: 21, nodeId: 1, algorithm: 1 }] })];

    expect(carry(4, 1)).toEqual([]);
    expect(carry(4, 99)).toEqual(['missingSource']);
    expect(carry(1, 4)).toEqual(['laterSource']);
    expect(codesOf({ ...ranked, logic })).toEqual(['unfitCondition']);
  });
});

describe('texts that insert answers', () => {
  const token = (nodeId: number, more = '') => `<span data-ref="${nodeId}"${more}>?</span>`;
  const asking = (title: string) =>
    survey(single('Q1', 'Colour?', ['red']), form('Q2', 'Address?', ['street']), text('Q3', title), text('Q4', 'Why?'));

  it('insert those of questions before', () => {
    expect(codesOf(asking(`You said ${token(1)} and ${token(3, ' data-child="4"')}`))).toEqual([]);
  });

  it('are told of questions and fields that are gone or cannot be inserted', () => {
    expect(foundIn(asking(token(99)))).toEqual([{ severity: 'warning', code: 'missingPiped', nodeId: 5 }]);
    expect(codesOf(asking(token(3, ' data-child="99"')))).toEqual(['missingPiped']);
    expect(codesOf(survey(rank('Q1', 'Order?', ['a']), text('Q2', token(1))))).toEqual(['missingPiped']);
  });

  it('are told of questions that come later, or are the same', () => {
    expect(codesOf(asking(`${token(5)} ${token(6)} ${token(99)}`))).toEqual(['laterPiped', 'missingPiped']);
    expect(foundIn(surveyWith({ welcome: token(1) }, single('Q1', 'Colour?', ['red'])))).toEqual([
      { severity: 'warning', code: 'laterPiped' },
    ]);
  });

  it('may be titles of options and rows', () => {
    expect(codesOf(survey(single('Q1', 'Colour?', [token(9)])))).toEqual(['missingPiped']);
    expect(codesOf(survey(matrix(4, 'Q1', 'How?', [token(9)])))).toEqual(['missingPiped']);
  });
});

describe('quotas', () => {
  const counted = (quota: Quota) => foundIn({ ...shop, quotas: [quota] });
  const table: Quota = { id: 30, kind: 'table', name: 'cells', nodeIds: [1], cells: [{ optionId: [2], limit: 5 }] };
  const custom: Quota = { id: 30, kind: 'custom', name: 'mine', limit: 5, conditions: [{ id: 31, nodeId: 11, algorithm: 11 }] };

  it('are told when they count what is gone or cannot be counted', () => {
    expect(counted(table)).toEqual([]);
    expect(counted(custom)).toEqual([]);
    expect(counted({ ...table, nodeIds: [99] })).toEqual([{ severity: 'warning', code: 'incompleteQuota', quotaId: 30 }]);
    expect(counted({ ...table, nodeIds: [4], cells: [] }).map(({ code }) => code)).toEqual(['incompleteQuota']);
    expect(counted({ ...table, cells: [{ optionId: [99], limit: 5 }] }).map(({ code }) => code)).toEqual(['incompleteQuota']);
    expect(counted({ ...custom, conditions: [{ id: 31, nodeId: 99, algorithm: 11 }] }).map(({ code }) => code)).toEqual([
      'incompleteQuota',
    ]);
  });
});
