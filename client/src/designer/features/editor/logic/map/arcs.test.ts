import { describe, expect, it } from '@jest/globals';
import { type LogicItem, type SurveyDefinition, surveyMap } from '@wence/schema';
import { arcsOf } from './arcs';

const survey = (logic: readonly (readonly [from: number, target: number])[], questions = 6): SurveyDefinition => ({
  format: 1,
  lastId: 900,
  title: 'Tea',
  language: 'en',
  nodes: Array.from({ length: questions }, (_, place) => ({ id: place + 1, code: `Q${place + 1}`, type: 3, title: 'Why?' })),
  logic: logic.map(
    ([nodeId, target], place): LogicItem => ({
      id: 100 + place,
      model: 1,
      type: 1,
      nodeId,
      target,
      conditions: [{ id: 500 + place, nodeId, algorithm: 11 }],
    }),
  ),
});
const drawn = (definition: SurveyDefinition) => arcsOf(surveyMap(definition)).arcs.map(({ from, to, lane }) => [from, to, lane]);

describe('the arcs of a map', () => {
  it('lie side by side where they meet, and on one lane one after the other', () => {
    expect(
      drawn(
        survey([
          [1, 3],
          [2, 5],
          [3, 6],
        ]),
      ),
    ).toEqual([
      [0, 2, 0],
      [1, 4, 1],
      [2, 5, 0],
    ]);
  });

  it('of one question lie the nearest target first; ends stand behind the questions', () => {
    expect(
      drawn(
        survey([
          [1, -1],
          [1, 0],
          [1, 3],
        ]),
      ),
    ).toEqual([
      [0, 2, 0],
      [0, 6, 1],
      [0, 7, 2],
    ]);
  });

  it('take no more room than there is, however many there are', () => {
    const { arcs, lanes } = arcsOf(
      surveyMap(
        survey(
          Array.from({ length: 40 }, (_, place) => [place + 1, 0] as const),
          50,
        ),
      ),
    );

    expect(arcs).toHaveLength(40);
    expect(lanes).toBe(8);
  });

  it('begin on the lane where another one ends', () => {
    expect(
      drawn(
        survey([
          [1, 2],
          [2, 3],
        ]),
      ),
    ).toEqual([
      [0, 1, 0],
      [1, 2, 0],
    ]);
  });

  it('have a lane of their own up to the eighth; the ninth shares the outermost', () => {
    const nested = Array.from({ length: 9 }, (_, place) => [place + 1, 20 - place] as const);
    expect(drawn(survey(nested.slice(0, 8), 20)).map(([, , lane]) => lane)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(drawn(survey(nested, 20)).map(([, , lane]) => lane)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7]);
  });

  it('that share the outermost lane keep it until the last of them has ended', () => {
    const logic = [...Array.from({ length: 8 }, (_, place) => [place + 1, 20] as const), [9, 12] as const, [13, 15] as const];
    const lanes = drawn(survey(logic, 20)).map(([, , lane]) => lane);
    expect(lanes.slice(-2)).toEqual([7, 7]);
  });

  it('are none where nobody jumps', () => {
    expect(arcsOf(surveyMap(survey([])))).toEqual({ arcs: [], lanes: 0 });
  });
});
