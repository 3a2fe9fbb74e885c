import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SurveyDefinition } from '../definition/definition.js';
import { drawableIn } from '../definition/draw.js';
import { scoreExam, scoreStored } from '../exam/score-exam.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { withDraws } from '../testing/arbitrary-exam.js';
import { group } from '../testing/build-container.js';
import { withHidden } from '../testing/build-logic.js';
import { text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { randomRuns } from '../testing/random-runs.js';
import { compile, compiledOf } from './compile.js';
import { compiledFor, drawingIn, drawnDefinition, leftOut, leftOutBefore, leftOutOf } from './drawn.js';
import { evaluate, evaluateParsed, evaluationRecord } from './evaluate.js';
import { questionNumbers } from './question-numbers.js';

const CODES = ['Q1', 'Q2', 'Q3', 'Q4'];
const points = { score: 2, texts: ['yes'] };

const drawing = (draw: number): SurveyDefinition =>
  surveyWith(
    { settings: { exam: {} } },
    group(
      'G1',
      'Choose',
      CODES.map((code) => text(code, `${code}?`, { exam: points })),
      { draw },
    ),
    text('Q9', 'And you?'),
  );

const seeds = Array.from({ length: 4_000 }, (_, place) => `submission ${place}`);
const idsOf = (definition: SurveyDefinition, codes: readonly string[]): number[] => codes.map((code) => nodeIdOf(definition, code));

describe('the draw of a container', () => {
  const definition = drawing(2);
  const inside = idsOf(definition, CODES);

  it('asks as many questions as it says, the same ones whenever the same respondent is asked', () => {
    for (const seed of seeds.slice(0, 200)) {
      const { visible } = evaluate(compiledFor(definition, seed), {}, seed);
      expect(visible.filter((id) => inside.includes(id))).toHaveLength(2);
      expect(visible).toContain(nodeIdOf(definition, 'Q9'));
      expect(evaluate(compile(definition), {}, seed).visible).toHaveLength(5);
      expect([...leftOut(JSON.parse(JSON.stringify(definition)), seed)]).toEqual([...leftOut(definition, seed)]);
    }
  });

  it('is the same everywhere and always: scores are stored by it', () => {
    expect(['k3J9', 'k3J8', 'k3J7'].map((seed) => [...leftOut(definition, seed)].sort())).toEqual([
      [2, 5],
      [2, 3],
      [2, 3],
    ]);
  });

  it('asks every question about equally often, and every pair', () => {
    const [single, pairs] = [new Map<number, number>(), new Map<string, number>()];
    for (const seed of seeds) {
      const out = leftOut(definition, seed);
      for (const id of out) single.set(id, (single.get(id) ?? 0) + 1);
      const pair = [...out].sort().join();
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(single.size).toBe(4);
    expect(pairs.size).toBe(6);
    for (const count of single.values()) expect(Math.abs(count - seeds.length / 2)).toBeLessThan(5 * Math.sqrt(seeds.length / 4));
    for (const count of pairs.values()) expect(Math.abs(count - seeds.length / 6)).toBeLessThan(5 * Math.sqrt(seeds.length / 6));
  });

  it('leaves nothing out without a respondent, as in the designer', () => {
    expect(leftOut(definition, undefined).size).toBe(0);
    expect(compiledFor(definition, undefined)).toBe(compiledOf(definition));
  });

  it('numbers the questions that are asked, without gaps', () => {
    const numbers = questionNumbers(definition, evaluate(compiledFor(definition, 'k3J9'), {}, 'k3J9'));
    expect([...numbers.values()]).toEqual([1, 2, 3]);
  });

  it('counts for the score: neither the answer nor the points of what was not drawn do', () => {
    const all = Object.fromEntries(inside.map((id) => [id, { text: 'yes' }]));
    const result = scoreExam(definition, all, 'k3J9');
    expect([result?.score, result?.maximum, result?.questions.length]).toEqual([4, 4, 2]);
  });
});

describe('a stored response', () => {
  const definition = drawing(2);
  const inside = idsOf(definition, CODES);

  it('was asked what it answers, also where no draw decided about it', () => {
    for (const seed of seeds.slice(0, 100)) {
      const [asked = 0] = inside.filter((id) => !leftOut(definition, seed).has(id));
      expect(leftOutOf(definition, { submissionId: seed, answers: { [asked]: { text: 'a' } } })).toEqual(leftOut(definition, seed));
      const [first = 0, second = 0] = leftOut(definition, seed);
      const answers = { [first]: { text: 'yes' }, [second]: { text: 'no' } };
      expect([...leftOutOf(definition, { submissionId: seed, answers })].sort()).toEqual(
        inside.filter((id) => id !== first && id !== second),
      );
      expect(scoreStored(definition, { submissionId: seed, answers })).toMatchObject({ score: 2, maximum: 4 });
    }
  });

  it('keeps its draw when a later version draws more, or from more', () => {
    const [container, ...others] = definition.nodes;
    if (!container) throw new Error('there is one');
    const added = { ...drawing(2).nodes[1], id: 99, code: 'Q5', type: 3 as const, title: 'New?' };
    const longer = { ...definition, lastId: 99, nodes: [{ ...container, draw: 3, nodes: [...(container.nodes ?? []), added] }, ...others] };
    for (const submissionId of seeds.slice(0, 100)) {
      const out = leftOutBefore(longer, definition, { submissionId, answers: {} });
      const asked = drawingIn(longer)
        .flatMap(drawableIn)
        .filter(({ id }) => !out.has(id));
      expect(asked.map(({ id }) => id)).toEqual(inside.filter((id) => !leftOut(definition, submissionId).has(id)));
    }
  });
});

describe('random exams that draw', () => {
  const exams = fc
    .tuple(arbitraryDefinition(fc), fc.nat(), fc.string())
    .map(([definition, number, seed]) => ({ definition: withDraws(definition, number), seed }))
    .filter(({ definition }) => drawingIn(definition).length > 0)
    .chain(({ definition, seed }) => arbitraryAnswers(fc, definition).map((answers) => ({ definition, seed, answers })));

  it('treat what was not drawn as logic treats what it hides: for display, jumps, options, piping, pages and errors', () => {
    fc.assert(
      fc.property(exams, ({ definition, seed, answers }) => {
        const drawn = evaluationRecord(evaluate(compiledFor(definition, seed), answers, seed));
        expect(drawn).toEqual(evaluationRecord(evaluate(compile(withHidden(definition, leftOut(definition, seed))), answers, seed)));
        expect(drawn).toEqual(evaluationRecord(evaluate(compile(drawnDefinition(definition, seed)), answers, seed)));
      }),
      randomRuns(300),
    );
  });

  it('draw as many as they say, and come to the same whether answers are remembered or read anew', () => {
    fc.assert(
      fc.property(exams, fc.string(), ({ definition, seed, answers }, other) => {
        for (const each of [seed, other, seed]) {
          const made = compiledFor(definition, each);
          expect(evaluationRecord(evaluate(made, answers, each))).toEqual(
            evaluationRecord(evaluateParsed(compiledFor(definition, each), answers, each)),
          );
          for (const container of drawingIn(definition)) {
            expect(drawableIn(container).filter(({ id }) => !leftOut(definition, each).has(id))).toHaveLength(container.draw ?? 0);
          }
        }
      }),
      randomRuns(200),
    );
  });
});
