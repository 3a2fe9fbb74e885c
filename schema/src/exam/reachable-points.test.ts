import { describe, expect, it } from '@jest/globals';
import { scoreExam } from './score-exam.js';
import { group } from '../testing/build-container.js';
import { question, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { drawsUnevenly, reachablePoints } from './reachable-points.js';

const scored = (score: number) => ({ exam: { score, texts: ['yes'] } });
const three = (...points: readonly number[]) => points.map((score, place) => text(`Q${place}`, 'Which?', scored(score)));
const exam = (...nodes: Parameters<typeof surveyWith>[1][]) => surveyWith({ settings: { exam: {} } }, ...nodes);

describe('the points that respondents of an exam can reach', () => {
  it('are those of all questions where nothing is drawn, halves included', () => {
    const definition = exam(group('G1', 'All', three(2, 0.5, 1)), text('Q9', 'Last?', scored(4)));

    expect(reachablePoints(definition)).toEqual({ least: 7.5, most: 7.5 });
  });

  it('are those of as many questions as are drawn, one number where all of them have the same points', () => {
    const definition = exam(
      group('G1', 'Some', [...three(2, 2, 2), question(90, 'T', 'Read this')], { draw: 2 }),
      text('Q9', 'Last?', scored(1)),
    );

    expect(reachablePoints(definition)).toEqual({ least: 5, most: 5 });
    expect(definition.nodes.some(drawsUnevenly)).toBe(false);
  });

  it('go from the lowest questions of each draw to the highest ones', () => {
    const definition = exam(group('G1', 'Some', three(5, 1, 2), { draw: 2 }), group('G2', 'One', three(0, 3), { draw: 1 }));

    expect(reachablePoints(definition)).toEqual({ least: 3, most: 10 });
    expect(definition.nodes.map(drawsUnevenly)).toEqual([true, true]);
  });

  it("leave out questions that are out of sight, which are part of nobody's exam", () => {
    const definition = exam(
      text('Q1', 'Seen?', scored(2)),
      text('Q2', 'For reports?', { ...scored(4), setting: { attribute: 'background' } }),
      text('Q3', 'By parameter?', { ...scored(8), setting: { attribute: 'hide' } }),
    );

    expect(reachablePoints(definition)).toEqual({ least: 2, most: 2 });
    expect(scoreExam(definition, {})?.maximum).toBe(2);
  });

  it('enclose the highest score of every respondent', () => {
    const definition = exam(group('G1', 'Some', three(5, 1, 2), { draw: 2 }), text('Q9', 'Last?', scored(1)));
    const maxima = Array.from({ length: 60 }, (_, seed) => scoreExam(definition, {}, `seed-${seed}`)?.maximum);

    expect([...new Set(maxima)].sort()).toEqual([4, 7, 8]);
    expect(reachablePoints(definition)).toEqual({ least: 4, most: 8 });
  });
});
