import { describe, expect, it } from '@jest/globals';
import { staticFindings } from '../check/launch-findings.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compareDefinitions } from '../difference/compare-definitions.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { single, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { countGrades, gradeOf } from './grade-of.js';
import { rankedScore, rankingName, rankOf } from './rank-of.js';

const bare = surveyWith({ settings: { exam: {} } }, single('Q1', 'The capital?', ['Paris', 'Lyon']), text('Q2', 'Your name?'));
const [Q1, Q2] = [nodeIdOf(bare, 'Q1'), nodeIdOf(bare, 'Q2')];
const exam: SurveyDefinition = {
  ...bare,
  nodes: bare.nodes.map((node) => (node.id === Q1 ? { ...node, exam: { score: 2, optionIds: [optionIdOf(bare, 'Q1', 'Paris')] } } : node)),
};

function changed(set: object, ...more: Operation[]) {
  const read = parseOperations([{ op: 'updateSurvey', set: { exam: set } }, ...more]);
  if (!read.ok) return read.faults.map(({ field, rule, limit }) => [field.split('exam.')[1], rule, limit]);
  const result = apply(exam, read.value);
  if (result.ok) return result.definition;
  return 'faults' in result.fault ? result.fault.faults.map(({ field, rule, limit }) => [field.split('exam.')[1], rule, limit]) : [];
}

describe('the grades of an exam', () => {
  const GRADES = [
    { min: 60, title: 'Pass' },
    { min: 90, title: 'Excellent', text: 'Well done' },
  ];

  it('are kept as they are given, without texts that say nothing', () => {
    expect(changed({ grades: [...GRADES, { min: 0, title: 'Again', text: ' ' }] })).toMatchObject({
      settings: { exam: { grades: [...GRADES, { min: 0, title: 'Again' }] } },
    });
    expect(changed({ grades: [] })).toMatchObject({ settings: { exam: {} } });
  });

  it.each<[string, object[], unknown[]]>([
    ['a part of a percent', [{ min: 59.5, title: 'A' }], ['grades[0].min', 'type', undefined]],
    ['more than all points', [{ min: 101, title: 'A' }], ['grades[0].min', 'tooLarge', 100]],
    ['less than none', [{ min: -1, title: 'A' }], ['grades[0].min', 'tooSmall', 0]],
    [
      'a band twice',
      [
        { min: 60, title: 'A' },
        { min: 60, title: 'B' },
      ],
      ['grades[1].min', 'notUnique', undefined],
    ],
    ['no title', [{ min: 60, title: ' ' }], ['grades[0].title', 'tooShort', 1]],
    ['a long title', [{ min: 60, title: 'A'.repeat(21) }], ['grades[0].title', 'tooLong', 20]],
    ['a long text', [{ min: 60, title: 'A', text: 'a'.repeat(201) }], ['grades[0].text', 'tooLong', 200]],
    ['another key', [{ min: 60, title: 'A', colour: 'red' }], ['grades[0].colour', 'unknownKey', undefined]],
    ['a missing beginning', [{ title: 'A' }], ['grades[0].min', 'required', undefined]],
    ['eleven', Array.from({ length: 11 }, (_, min) => ({ min, title: 'A' })), ['grades', 'tooMany', 10]],
  ])('are refused with %s', (_what, grades, fault) => {
    expect(changed({ grades })).toEqual([fault]);
  });

  it('go by the share of the points, exactly, and leave out who is below all of them', () => {
    const titleOf = (score: number, maximum: number) => gradeOf(GRADES, { score, maximum })?.title ?? null;

    expect([titleOf(9, 10), titleOf(8.5, 10), titleOf(6, 10), titleOf(5.5, 10)]).toEqual(['Excellent', 'Pass', 'Pass', null]);
    // 17.5 of 29 points are 60.3 %, and 17 of them 58.6 %.
    expect([titleOf(17.5, 29), titleOf(17, 29)]).toEqual(['Pass', null]);
    expect(gradeOf([{ min: 0, title: 'Any' }], { score: 0, maximum: 0 })).toBeNull();
    expect(gradeOf(undefined, { score: 1, maximum: 1 })).toBeNull();
  });

  it('count each response once, from the best grade down', () => {
    const group = { maximum: 10, questions: new Map() };
    const groups = [
      { ...group, score: 10, responses: 3 },
      { ...group, score: 7, responses: 2 },
      { ...group, score: 1, responses: 4 },
    ];

    expect(countGrades(GRADES, groups).map(({ title, responses }) => [title, responses])).toEqual([
      ['Excellent', 3],
      ['Pass', 2],
    ]);
  });
});

describe('the ranking of an exam', () => {
  it('takes a length, how names are shown, and an open text for the names', () => {
    const ranking = { top: 10, names: 'masked', nameNodeId: Q2 };
    expect(changed({ ranking })).toMatchObject({ settings: { exam: { ranking } } });
    expect(changed({ ranking: { top: 0, names: 'full' } })).toEqual([['ranking.top', 'tooSmall', 1]]);
    expect(changed({ ranking: { top: 101, names: 'full' } })).toEqual([['ranking.top', 'tooLarge', 100]]);
    expect(changed({ ranking: { top: 10, names: 'initials' } })).toEqual([['ranking.names', 'notAllowed', undefined]]);
    expect(changed({ ranking: { names: 'full' } })).toEqual([['ranking.top', 'required', undefined]]);
    expect(changed({ ranking: { ...ranking, nameNodeId: Q1 } })).toEqual([['ranking.nameNodeId', 'notAllowed', undefined]]);
    expect(changed({ ranking: { ...ranking, nameNodeId: 99 } })).toEqual([['ranking.nameNodeId', 'notAllowed', undefined]]);
  });

  it('outlives the question of its names, and the check before the launch says so', () => {
    const set = { ranking: { top: 10, names: 'full', nameNodeId: Q2 } };
    const kept = changed(set) as SurveyDefinition;
    const orphaned = changed(set, { op: 'removeNode', nodeId: Q2 }) as SurveyDefinition;

    expect(staticFindings(kept)).toEqual([]);
    expect(staticFindings(orphaned)).toEqual([{ severity: 'warning', code: 'examNoRankingName' }]);
  });

  it('is told field by field in the history', () => {
    const before = changed({ ranking: { top: 10, names: 'full' } }) as SurveyDefinition;
    const after = changed({ ranking: { top: 20, names: 'hidden' } }) as SurveyDefinition;
    const fields = compareDefinitions(before, after).flatMap((change) => change.fields.map(({ field }) => field));

    expect(fields).toEqual(['ranking.top', 'ranking.names']);
  });

  it('puts the higher score first, then the shorter time, and a time that nobody knows last', () => {
    const scores = [
      { score: 9.5, seconds: 10 },
      { score: 10, seconds: null },
      { score: 10, seconds: 61 },
      { score: 0, seconds: 0 },
      { score: 10, seconds: 60 },
    ];

    expect(
      scores
        .map(rankOf)
        .sort((one, other) => one - other)
        .map(rankedScore),
    ).toEqual([
      { score: 10, seconds: 60 },
      { score: 10, seconds: 61 },
      { score: 10, seconds: null },
      { score: 9.5, seconds: 10 },
      { score: 0, seconds: 0 },
    ]);
    expect(rankOf({ score: 1, seconds: 60.9 })).toBe(rankOf({ score: 1, seconds: 60 }));
    expect(Number.isSafeInteger(rankOf({ score: 0, seconds: null }))).toBe(true);
  });

  it('masks all of a name but its first character, however long it is', () => {
    expect([rankingName('Ada Lovelace', 'masked'), rankingName('\u{20bb7}\u7530', 'masked'), rankingName('A', 'masked')]).toEqual([
      'A**',
      '\u{20bb7}**',
      'A**',
    ]);
    expect(rankingName(' Ada\nLovelace', 'full')).toBe('Ada');
    expect(rankingName('a'.repeat(80), 'full')).toBe('a'.repeat(50));
    expect([rankingName(' ', 'full'), rankingName(null, 'masked'), rankingName('Ada', 'hidden')]).toEqual([null, null, null]);
  });
});
