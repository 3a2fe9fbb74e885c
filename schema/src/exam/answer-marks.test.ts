import { describe, expect, it } from '@jest/globals';
import { question, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { type AnswerMark, checkAnswerMarks, openAnswerLines } from './answer-marks.js';

const plain = surveyWith({ settings: { exam: {} } }, text('Q1', 'Why?'), question(16, 'Q2', 'Fill', ['H', 'O']));
const why = nodeIdOf(plain, 'Q1');
const exam = { ...plain, nodes: plain.nodes.map((node) => ({ ...node, exam: { score: 5, scoring: 'manual' as const } })) };
const mark: AnswerMark = { responseId: 'r', nodeId: why, points: 2.5 };

describe('marks that people give', () => {
  it.each<[string, readonly AnswerMark[], object[]]>([
    ['none', [], [{ field: 'marks', rule: 'required' }]],
    [
      'too many',
      Array.from({ length: 101 }, (_, place) => ({ ...mark, responseId: `r${place}` })),
      [{ field: 'marks', rule: 'tooMany', limit: 100 }],
    ],
    ['one twice', [mark, mark], [{ field: 'marks[1].nodeId', rule: 'notUnique' }]],
    ['points that are no halves', [{ ...mark, points: 0.25 }], [{ field: 'marks[0].points', rule: 'format' }]],
    ['less than none', [{ ...mark, points: -1 }], [{ field: 'marks[0].points', rule: 'tooSmall', limit: 0 }]],
    ['more than the question is worth', [{ ...mark, points: 5.5 }], [{ field: 'marks[0].points', rule: 'tooLarge', limit: 5 }]],
    ['a long comment', [{ ...mark, comment: 'x'.repeat(501) }], [{ field: 'marks[0].comment', rule: 'tooLong', limit: 500 }]],
    [
      'what is right',
      [
        { ...mark, comment: 'x'.repeat(500) },
        { ...mark, responseId: 's', points: 5, comment: null },
      ],
      [],
    ],
  ])('are judged: %s', (_what, marks, faults) => {
    expect(checkAnswerMarks(exam, marks)).toEqual(faults);
  });
});

describe('an answer that people read', () => {
  it('is what was typed, of a form field by field', () => {
    const form = nodeByCode(plain, 'Q2');
    const [hydrogen, oxygen] = [optionIdOf(plain, 'Q2', 'H'), optionIdOf(plain, 'Q2', 'O')];

    expect(openAnswerLines(nodeByCode(plain, 'Q1'), { text: 'Because\nof it' })).toEqual([{ label: null, texts: ['Because\nof it'] }]);
    expect(openAnswerLines(form, { fields: { [oxygen]: '8', [hydrogen]: '1' } })).toEqual([
      { label: 'H', texts: ['1'] },
      { label: 'O', texts: ['8'] },
    ]);
    expect(openAnswerLines(form, { fields: { [oxygen]: '8' } })).toEqual([{ label: 'O', texts: ['8'] }]);
  });
});
