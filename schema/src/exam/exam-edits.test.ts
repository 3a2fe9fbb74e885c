import { describe, expect, it } from '@jest/globals';
import { staticFindings, launchFindings } from '../check/launch-findings.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { compareDefinitions } from '../difference/compare-definitions.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { matrix } from '../testing/build-grid.js';
import { multiple, question, single, text } from '../testing/build-node.js';
import { hide, withLogic } from '../testing/build-logic.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf, rowIdOf } from '../testing/by-name.js';
import { transferNodes } from '../transfer/transfer-nodes.js';

function edited(definition: SurveyDefinition, ...operations: Operation[]): SurveyDefinition {
  const read = parseOperations(JSON.parse(JSON.stringify(operations)));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const result = apply(definition, read.value);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.definition;
}

const plain = surveyWith(
  { settings: { exam: { passScore: 3 } } },
  multiple('Q1', 'Primes?', ['2', '3', '4']),
  matrix(1, 'Q2', 'Each?', ['sun', 'moon'], ['star', 'satellite']),
  text('Q3', 'Why?'),
  question(4, 'Q4', 'How good?'),
);
const idOf = (code: string): number => nodeIdOf(plain, code);
const [two, three] = [optionIdOf(plain, 'Q1', '2'), optionIdOf(plain, 'Q1', '3')];
const [sun, moon, star] = [rowIdOf(plain, 'Q2', 'sun'), rowIdOf(plain, 'Q2', 'moon'), optionIdOf(plain, 'Q2', 'star')];
const keyed = edited(
  plain,
  { op: 'updateNode', nodeId: idOf('Q1'), set: { exam: { score: 2, optionIds: [two, three] } } },
  {
    op: 'updateNode',
    nodeId: idOf('Q2'),
    set: {
      exam: {
        score: 1,
        scoring: 'partial',
        rows: [
          { rowId: sun, optionIds: [star] },
          { rowId: moon, optionIds: [star] },
        ],
      },
    },
  },
);

function faultsOf(code: string, exam: object) {
  const read = parseOperations([{ op: 'updateNode', nodeId: idOf(code), set: { exam } }]);
  if (!read.ok) return read.faults;
  const result = apply(plain, read.value);
  return result.ok ? [] : 'faults' in result.fault ? result.fault.faults : [];
}

describe('an edit that takes something out of a key', () => {
  const touchedBy = (operation: Operation): readonly number[] => {
    const result = apply(keyed, [operation]);
    if (!result.ok) throw new Error(JSON.stringify(result.fault));
    return result.touched;
  };

  it('says that it touched the question, so that whoever has it open reads it again', () => {
    expect(touchedBy({ op: 'removeOption', nodeId: idOf('Q1'), optionId: three })).toContain(idOf('Q1'));
    expect(touchedBy({ op: 'editOptions', nodeId: idOf('Q1'), removeIds: [three], titles: [] })).toContain(idOf('Q1'));
    expect(touchedBy({ op: 'removeRow', nodeId: idOf('Q2'), rowId: moon })).toContain(idOf('Q2'));
    expect(touchedBy({ op: 'removeOption', nodeId: idOf('Q1'), optionId: optionIdOf(plain, 'Q1', '4') })).not.toContain(idOf('Q1'));
  });
});

describe('the key of a question', () => {
  it.each<[string, string, object, object]>([
    ['points that are no halves', 'Q1', { score: 1.25 }, { field: 'exam.score', rule: 'format' }],
    ['more than 100 points', 'Q1', { score: 100.5 }, { field: 'exam.score', rule: 'tooLarge', limit: 100 }],
    ['less than none', 'Q1', { score: 1, penalty: -1 }, { field: 'exam.penalty', rule: 'tooSmall', limit: 0 }],
    ['an option of another question', 'Q1', { score: 1, optionIds: [star] }, { field: 'exam.optionIds[0]', rule: 'notAllowed' }],
    ['an option twice', 'Q1', { score: 1, optionIds: [two, two] }, { field: 'exam.optionIds[1]', rule: 'notUnique' }],
    ['texts of a choice', 'Q1', { score: 1, texts: ['2'] }, { field: 'exam.texts', rule: 'notAllowed' }],
    ['a share of a typed answer', 'Q3', { score: 1, scoring: 'partial' }, { field: 'exam.scoring', rule: 'notAllowed' }],
    ['a blank text', 'Q3', { score: 1, texts: [' '] }, { field: 'exam.texts[0]', rule: 'tooShort', limit: 1 }],
    ['no number', 'Q3', { score: 1, match: 'number', texts: ['ten'] }, { field: 'exam.texts[0]', rule: 'format' }],
    ['a tolerance of a text', 'Q3', { score: 1, texts: ['a'], tolerance: 1 }, { field: 'exam.tolerance', rule: 'notAllowed' }],
    [
      'a row that is not there',
      'Q2',
      { score: 1, rows: [{ rowId: star, optionIds: [star] }] },
      { field: 'exam.rows[0].rowId', rule: 'notAllowed' },
    ],
    ['a question that no exam marks', 'Q4', { score: 1 }, { field: 'exam', rule: 'notAllowed' }],
    ['a way of marking that there is not', 'Q1', { score: 1, scoring: 'best' }, { field: '[0].set.exam.scoring', rule: 'notAllowed' }],
    ['people who mark a choice', 'Q1', { score: 1, scoring: 'manual' }, { field: 'exam.scoring', rule: 'notAllowed' }],
    ['a key beside people who mark', 'Q3', { score: 1, scoring: 'manual', texts: ['a'] }, { field: 'exam.texts', rule: 'notAllowed' }],
    [
      'a penalty beside people who mark',
      'Q3',
      { score: 1, scoring: 'manual', penalty: 1 },
      { field: 'exam.penalty', rule: 'tooLarge', limit: 0 },
    ],
    ['a key of another name', 'Q1', { score: 1, answer: [two] }, { field: '[0].set.exam.answer', rule: 'unknownKey' }],
  ])('is refused with %s', (_what, code, exam, fault) => {
    const { field, ...rule } = fault as { field: string };
    expect(faultsOf(code, exam)).toMatchObject([{ field: expect.stringContaining(field), ...rule }]);
  });

  it('is written without defaults, and read as it was written', () => {
    const spelled = edited(plain, {
      op: 'updateNode',
      nodeId: idOf('Q1'),
      set: { exam: { score: 2, scoring: 'allRight', penalty: 0, analysis: ' ', optionIds: [two] } },
    });

    expect(nodeByCode(spelled, 'Q1').exam).toEqual({ score: 2, optionIds: [two] });
    const read = parseDefinition(JSON.parse(canonicalText(keyed)));
    expect(read.ok && canonicalText(read.value)).toBe(canonicalText(keyed));
  });

  it('goes with null, and its removal is undone', () => {
    const read = parseOperations([{ op: 'updateNode', nodeId: idOf('Q1'), set: { exam: null } }]);
    const result = read.ok && apply(keyed, read.value);
    if (!result || !result.ok) throw new Error('it can be edited');

    expect(nodeByCode(result.definition, 'Q1').exam).toBeUndefined();
    expect(edited(result.definition, ...result.inverse)).toEqual(keyed);
  });

  it('loses options and rows that are removed, without asking, and gets them back when that is undone', () => {
    const operations: Operation[] = [
      { op: 'removeOption', nodeId: idOf('Q1'), optionId: three },
      { op: 'removeRow', nodeId: idOf('Q2'), rowId: moon },
    ];
    const result = apply(keyed, operations);
    if (!result.ok) throw new Error('they can be removed');

    expect(nodeByCode(result.definition, 'Q1').exam?.optionIds).toEqual([two]);
    expect(nodeByCode(result.definition, 'Q2').exam?.rows).toEqual([{ rowId: sun, optionIds: [star] }]);
    expect(edited(result.definition, ...result.inverse)).toMatchObject({ nodes: keyed.nodes });
    const undone = apply(result.definition, result.inverse);
    expect(undone).toMatchObject({ ok: true, touched: expect.arrayContaining([idOf('Q1'), idOf('Q2')]) });
  });

  it('comes along with a copy, and into another survey, about the options there', () => {
    const copied = edited(keyed, { op: 'copyNode', nodeId: idOf('Q1') });
    expect(nodeByCode(copied, 'Q2').exam?.optionIds).toEqual([optionIdOf(copied, 'Q2', '2'), optionIdOf(copied, 'Q2', '3')]);

    const target = surveyWith({}, single('Q1', 'Other?', ['a', 'b']));
    const moved = transferNodes({ source: keyed, target, nodeIds: [idOf('Q1'), idOf('Q2')], place: {} });
    if (!moved.ok) throw new Error('they can be moved');
    const there = edited(target, ...moved.operations);
    expect(nodeByCode(there, 'Q2').exam).toEqual({ score: 2, optionIds: [optionIdOf(there, 'Q2', '2'), optionIdOf(there, 'Q2', '3')] });
    const { rows } = nodeByCode(there, 'Q3').exam ?? {};
    expect(rows?.map(({ rowId }) => rowId)).toEqual([rowIdOf(there, 'Q3', 'sun'), rowIdOf(there, 'Q3', 'moon')]);
  });

  it('stays when a single choice becomes a multiple one', () => {
    const switched = edited(keyed, { op: 'updateNode', nodeId: idOf('Q1'), set: { type: 1 } });

    expect(nodeByCode(switched, 'Q1').exam).toEqual({ score: 2, optionIds: [two, three] });
  });

  it('is told field by field in the history', () => {
    const fields = compareDefinitions(plain, keyed).flatMap((change) => change.fields.map(({ field }) => field));

    expect(fields).toEqual(['exam.score', 'exam.optionIds', 'exam.score', 'exam.scoring', 'exam.rows']);
  });
});

describe('the check before a launch', () => {
  const codesOf = (definition: SurveyDefinition) => staticFindings(definition).map(({ code, nodeId }) => [code, nodeId]);

  it('asks for points, for keys, and for no more points to pass than there are', () => {
    expect(codesOf(plain)).toEqual([['examNoPoints', undefined]]);
    expect(codesOf(keyed)).toEqual([]);
    const keyless = edited(keyed, { op: 'updateNode', nodeId: idOf('Q3'), set: { exam: { score: 1 } } });
    expect(codesOf(keyless)).toEqual([['examNoKey', idOf('Q3')]]);
    const byHand = edited(keyed, { op: 'updateNode', nodeId: idOf('Q3'), set: { exam: { score: 1, scoring: 'manual' } } });
    expect(codesOf(byHand)).toEqual([]);
    expect(codesOf(edited(keyed, { op: 'updateSurvey', set: { exam: { passScore: 3.5 } } }))).toEqual([['examPassTooHigh', undefined]]);
    expect(codesOf(edited(plain, { op: 'updateSurvey', set: { exam: null } }))).toEqual([]);
  });

  it('refuses attempts of people whom nobody may know', () => {
    const anonymous = (exam: object) => codesOf(edited(keyed, { op: 'updateSurvey', set: { anonymousLinks: true, exam } }));
    expect([{}, { timeLimit: 30 }, { minMinutes: 1 }, { attempts: 2 }].map(anonymous)).toEqual([
      [],
      [['examAnonymous', undefined]],
      [['examAnonymous', undefined]],
      [['examAnonymous', undefined]],
    ]);
  });

  it('warns of a right option that nobody is offered', () => {
    const hidden = withLogic(keyed, hide('Q1'));
    const item = hidden.logic?.[0];
    const optionLogic = { ...hidden, logic: item && [{ ...item, model: 2 as const, optionType: 1 as const, optionId: [three] }] };

    expect(launchFindings(optionLogic)).toContainEqual({ severity: 'warning', code: 'examHiddenKey', nodeId: idOf('Q1'), partId: three });
  });
});

describe('the clock and the attempts of an exam', () => {
  const faultsIn = (exam: object) => {
    const read = parseOperations([{ op: 'updateSurvey', set: { exam } }]);
    if (!read.ok) return read.faults.map(({ field, rule, limit }) => [field.split('.').at(-1), rule, limit]);
    const result = apply(plain, read.value);
    const faults = result.ok || !('faults' in result.fault) ? [] : result.fault.faults;
    return faults.map(({ field, rule, limit }) => [field.split('.').at(-1), rule, limit]);
  };

  it('take whole numbers within their limits, and name what is wrong', () => {
    expect(
      [{ timeLimit: 1 }, { timeLimit: 1440, minMinutes: 1439, attempts: 100 }, { minMinutes: 0, attempts: 1 }].flatMap(faultsIn),
    ).toEqual([]);
    expect(faultsIn({ timeLimit: 0 })).toEqual([['timeLimit', 'tooSmall', 1]]);
    expect(faultsIn({ timeLimit: 1441 })).toEqual([['timeLimit', 'tooLarge', 1440]]);
    expect(faultsIn({ timeLimit: 1.5 })).toEqual([['timeLimit', 'type', undefined]]);
    expect(faultsIn({ minMinutes: -1 })).toEqual([['minMinutes', 'tooSmall', 0]]);
    expect(faultsIn({ attempts: 0 })).toEqual([['attempts', 'tooSmall', 1]]);
    expect(faultsIn({ attempts: 101 })).toEqual([['attempts', 'tooLarge', 100]]);
  });

  it('leave a minute between the shortest time and the end', () => {
    expect(faultsIn({ timeLimit: 10, minMinutes: 9 })).toEqual([]);
    expect(faultsIn({ timeLimit: 10, minMinutes: 10 })).toEqual([['minMinutes', 'tooLarge', 9]]);
  });

  it('are absent where they say nothing', () => {
    const definition = edited(plain, { op: 'updateSurvey', set: { exam: { minMinutes: 0, attempts: 2 } } });
    expect(definition.settings?.exam).toEqual({ attempts: 2 });
  });
});
