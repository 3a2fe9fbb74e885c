import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../answer/answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { checked } from '../testing/build-condition.js';
import { matrix } from '../testing/build-grid.js';
import { show, withLogic } from '../testing/build-logic.js';
import { type BuiltNode, multiple, question, single, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf, rowIdOf } from '../testing/by-name.js';
import type { NodeExam } from './node-exam.js';
import { hasPassed, scoreAlike, scoreExam } from './score-exam.js';

const exam = (...questions: readonly BuiltNode[]): SurveyDefinition => surveyWith({ settings: { exam: {} } }, ...questions);

/** The survey with the exam part of a question, given the ids of its options and rows by their titles. */
const keyed = (
  definition: SurveyDefinition,
  code: string,
  of: (option: (title: string) => number, row: (title: string) => number) => NodeExam,
) => ({
  ...definition,
  nodes: definition.nodes.map((node) =>
    node.code === code
      ? {
          ...node,
          exam: of(
            (title) => optionIdOf(definition, code, title),
            (title) => rowIdOf(definition, code, title),
          ),
        }
      : node,
  ),
});

function earned(definition: SurveyDefinition, code: string, answer?: Answers[string]) {
  const id = nodeIdOf(definition, code);
  const found = scoreExam(definition, answer === undefined ? {} : { [id]: answer })?.questions.find(({ nodeId }) => nodeId === id);
  return found && [found.score, found.mark];
}

describe('a single choice', () => {
  const plain = exam(single('Q1', 'Capital?', ['Paris', 'Lyon', 'Nice']));
  const [paris, lyon, nice] = ['Paris', 'Lyon', 'Nice'].map((title) => optionIdOf(plain, 'Q1', title)) as [number, number, number];

  it('earns its points with any of its right options, and loses the penalty with another', () => {
    const marked = keyed(plain, 'Q1', () => ({ score: 5, penalty: 1.5, optionIds: [paris, lyon] }));

    expect(earned(marked, 'Q1', { option: lyon })).toEqual([5, 'correct']);
    expect(earned(marked, 'Q1', { option: nice })).toEqual([-1.5, 'wrong']);
    expect(scoreExam(marked, { [nodeIdOf(marked, 'Q1')]: { option: nice } })).toMatchObject({ score: 0, maximum: 5 });
  });

  it('costs nothing where it was left open', () => {
    expect(
      earned(
        keyed(plain, 'Q1', () => ({ score: 5, penalty: 2, optionIds: [paris] })),
        'Q1',
      ),
    ).toEqual([0, 'wrong']);
  });
});

describe('a multiple choice', () => {
  const plain = exam(multiple('Q1', 'Primes?', ['2', '3', '4', '5']));
  const idOf = (title: string): number => optionIdOf(plain, 'Q1', title);
  const chosen = (...titles: string[]) => ({ options: titles.map((title) => ({ option: idOf(title) })) });
  const marked = (more: Partial<NodeExam>) =>
    keyed(plain, 'Q1', () => ({ score: 5, optionIds: [idOf('2'), idOf('3'), idOf('5')], ...more }));

  it('takes all right options and no other', () => {
    expect(earned(marked({}), 'Q1', chosen('2', '3', '5'))).toEqual([5, 'correct']);
    expect(earned(marked({}), 'Q1', chosen('2', '3'))).toEqual([0, 'wrong']);
    expect(earned(marked({}), 'Q1', chosen('2', '3', '4', '5'))).toEqual([0, 'wrong']);
  });

  it('earns a share, cut to half points, for some of them where it may, and nothing with a wrong one among them', () => {
    expect(earned(marked({ scoring: 'partial' }), 'Q1', chosen('2', '3'))).toEqual([3, 'partly']);
    expect(earned(marked({ scoring: 'partial' }), 'Q1', chosen('2'))).toEqual([1.5, 'partly']);
    expect(earned(marked({ scoring: 'partial', penalty: 1 }), 'Q1', chosen('2', '4'))).toEqual([-1, 'wrong']);
  });
});

describe('a ranking', () => {
  const plain = exam(question(9, 'Q1', 'Order?', ['a', 'b', 'c']));
  const idOf = (title: string): number => optionIdOf(plain, 'Q1', title);
  const order = (...titles: string[]) => ({ order: titles.map(idOf) });
  const marked = (more: Partial<NodeExam>) => keyed(plain, 'Q1', () => ({ score: 3, optionIds: ['a', 'b', 'c'].map(idOf), ...more }));

  it('is right in its order', () => {
    expect(earned(marked({}), 'Q1', order('a', 'b', 'c'))).toEqual([3, 'correct']);
    expect(earned(marked({}), 'Q1', order('b', 'a', 'c'))).toEqual([0, 'wrong']);
    expect(earned(marked({ scoring: 'partial' }), 'Q1', order('b', 'a', 'c'))).toEqual([1, 'partly']);
  });
});

describe('a typed answer', () => {
  const plain = exam(text('Q1', 'Where?'));
  const typed = (key: Partial<NodeExam>, given: string) =>
    earned(
      keyed(plain, 'Q1', () => ({ score: 1, ...key })),
      'Q1',
      { text: given },
    );

  it.each<[string, Partial<NodeExam>, string, 'correct' | 'wrong']>([
    ['the same but for capitals, widths and spaces', { texts: ['New  York'] }, ' \uFF4E\uFF45\uFF57 york', 'correct'],
    ['another text', { texts: ['Paris', 'Lyon'] }, 'Nice', 'wrong'],
    ['a text around it', { texts: ['photosynthesis'], match: 'contains' }, 'It is called Photosynthesis.', 'correct'],
    ['a number within the tolerance, to the last digit', { texts: ['1.1'], match: 'number', tolerance: 0.1 }, '1.2', 'correct'],
    ['a number beyond it', { texts: ['1.1'], match: 'number', tolerance: 0.1 }, '1.2000001', 'wrong'],
    ['a number in another form', { texts: ['7'], match: 'number' }, '\uFF17.00', 'correct'],
    ['no number', { texts: ['7'], match: 'number' }, 'seven', 'wrong'],
    ['a text where there is no key', {}, 'Paris', 'wrong'],
  ])('is judged: %s', (_what, key, given, mark) => {
    expect(typed(key, given)?.[1]).toBe(mark);
  });
});

describe('an answer that people mark', () => {
  const plain = exam(text('Q1', 'Why?'), single('Q2', 'Sure?', ['yes', 'no']));
  const [why, sure] = [nodeIdOf(plain, 'Q1'), nodeIdOf(plain, 'Q2')];
  const marked = keyed(
    keyed(plain, 'Q1', () => ({ score: 5, scoring: 'manual' })),
    'Q2',
    (option) => ({ score: 1, optionIds: [option('yes')] }),
  );
  const answers = { [why]: { text: 'Because.' }, [sure]: { option: optionIdOf(plain, 'Q2', 'yes') } };
  const scored = (points?: number) => scoreExam(marked, answers, undefined, points === undefined ? undefined : new Map([[why, points]]));

  it('waits for its mark, and counts nothing meanwhile', () => {
    expect(scored()).toEqual({
      score: 1,
      maximum: 6,
      waiting: 1,
      questions: [
        { nodeId: why, score: 0, maximum: 5, mark: 'unmarked' },
        { nodeId: sure, score: 1, maximum: 1, mark: 'correct' },
      ],
    });
  });

  it.each<[number, string, number]>([
    [5, 'correct', 6],
    [2.5, 'partly', 3.5],
    [0, 'wrong', 1],
    // The question was worth more when it was marked.
    [8, 'correct', 6],
  ])('earns the %s points that it was given', (points, mark, score) => {
    const result = scored(points);

    expect(result).toMatchObject({ score, questions: [{ mark }, {}] });
    expect(result).not.toHaveProperty('waiting');
  });

  it('is wrong where it was left open, and needs no marking then', () => {
    expect(scoreExam(marked, { [sure]: answers[sure] })).toMatchObject({ score: 1, questions: [{ mark: 'wrong', score: 0 }, {}] });
    expect(scoreExam(marked, {})).not.toHaveProperty('waiting');
  });

  it('is scored by its key where people mark it no more, and by the mark again where they do', () => {
    const byKey = keyed(marked, 'Q1', () => ({ score: 5, texts: ['because.'] }));

    expect(scoreExam(byKey, answers, undefined, new Map([[why, 1]]))).toMatchObject({ score: 6 });
    expect(scoreAlike(marked, byKey)).toBe(false);
  });
});

describe('a matrix and a form', () => {
  const grid = exam(matrix(1, 'Q1', 'Each?', ['sun', 'moon'], ['star', 'satellite']));
  const star = optionIdOf(grid, 'Q1', 'star');
  const satellite = optionIdOf(grid, 'Q1', 'satellite');
  const [sun, moon] = [rowIdOf(grid, 'Q1', 'sun'), rowIdOf(grid, 'Q1', 'moon')];
  const rows = [
    { rowId: sun, optionIds: [star] },
    { rowId: moon, optionIds: [satellite] },
  ];
  const form = exam(question(16, 'Q1', 'Fill', ['H', 'O']));
  const [hydrogen, oxygen] = [optionIdOf(form, 'Q1', 'H'), optionIdOf(form, 'Q1', 'O')];

  it('count the rows and fields that are right', () => {
    const given = { rows: { [sun]: { option: star }, [moon]: { option: star } } };
    expect(
      earned(
        keyed(grid, 'Q1', () => ({ score: 4, rows })),
        'Q1',
        given,
      ),
    ).toEqual([0, 'wrong']);
    expect(
      earned(
        keyed(grid, 'Q1', () => ({ score: 4, scoring: 'partial', rows })),
        'Q1',
        given,
      ),
    ).toEqual([2, 'partly']);

    const fields = [
      { optionId: hydrogen, texts: ['1'], match: 'number' as const },
      { optionId: oxygen, texts: ['8'], match: 'number' as const },
    ];
    const filled = { fields: { [hydrogen]: '1', [oxygen]: '16' } };
    expect(nodeByCode(form, 'Q1').subType).toBe(1);
    expect(
      earned(
        keyed(form, 'Q1', () => ({ score: 1, scoring: 'partial', fields })),
        'Q1',
        filled,
      ),
    ).toEqual([0.5, 'partly']);
  });
});

describe('an exam', () => {
  const plain = exam(single('Q1', 'More?', ['yes', 'no']), single('Q2', 'Which?', ['a', 'b']));
  const branched = withLogic(
    keyed(
      keyed(plain, 'Q1', (option) => ({ score: 1, optionIds: [option('yes')] })),
      'Q2',
      (option) => ({ score: 9.5, optionIds: [option('a')] }),
    ),
    show('Q2', checked('Q1', 'yes')),
  );
  const [first, second] = [nodeIdOf(plain, 'Q1'), nodeIdOf(plain, 'Q2')];

  it('counts what a respondent was asked, and nothing that logic passed by', () => {
    const [yes, no] = [optionIdOf(plain, 'Q1', 'yes'), optionIdOf(plain, 'Q1', 'no')];
    expect(scoreExam(branched, { [first]: { option: no } })).toMatchObject({ score: 0, maximum: 1, questions: [{ nodeId: first }] });
    expect(scoreExam(branched, { [first]: { option: yes }, [second]: { option: optionIdOf(plain, 'Q2', 'a') } })).toMatchObject({
      score: 10.5,
      maximum: 10.5,
    });
  });

  it('is one only where the setting says so', () => {
    expect(scoreExam({ ...branched, settings: undefined }, {})).toBeNull();
  });

  it('passes with the points to pass, where there are such', () => {
    expect([hasPassed(6, { score: 6 }), hasPassed(6, { score: 5.5 }), hasPassed(undefined, { score: 0 })]).toEqual([true, false, null]);
  });

  it('scores alike where only words differ', () => {
    const reworded = {
      ...branched,
      nodes: branched.nodes.map((node) => ({ ...node, title: 'Other', exam: node.exam && { ...node.exam, analysis: 'Why' } })),
    };
    const rekeyed = keyed(branched, 'Q1', (option) => ({ score: 1, optionIds: [option('no')] }));

    expect(scoreAlike(branched, reworded)).toBe(true);
    expect(scoreAlike(branched, rekeyed)).toBe(false);
    expect(scoreAlike(branched, { ...branched, settings: undefined })).toBe(false);
  });
});
