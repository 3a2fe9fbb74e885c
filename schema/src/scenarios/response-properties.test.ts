import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answer, Answers, MatrixCell } from '../answer/answer.js';
import { validateAnswers } from '../engine/validate-answers.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { compile } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { overallFigures } from '../report/overall-figures.js';
import { addResponse, createTally } from '../report/tally.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';

const RUNS = randomRuns(2_000);

/** The options that an answer counts for: each level of a way through a cascade, a kind of mark once. */
function choicesIn(answer: Answer, levels: readonly number[]): number[] {
  if ('option' in answer) return [answer.option];
  if ('options' in answer) return answer.options.map(({ option }) => option);
  if ('path' in answer) return [...answer.path];
  if ('level' in answer) return levels.slice(answer.level - 1, answer.level);
  return 'points' in answer ? [...new Set(answer.points.flatMap(({ option }) => option ?? []))] : [];
}

const answered = arbitraryDefinition(fc).chain((definition) =>
  fc.array(arbitraryAnswers(fc, definition), { minLength: 1, maxLength: 3 }).map((responses) => ({ definition, responses })),
);

/** The same answer with its choices clicked in the opposite order, and its parts written in it. */
function backwards(answer: Answer | MatrixCell): Answer | MatrixCell {
  if ('options' in answer) return { options: [...answer.options].reverse() };
  if ('tags' in answer) return { ...answer, tags: [...answer.tags].reverse() };
  if (!('rows' in answer) || Array.isArray(answer.rows)) return Object.fromEntries(Object.entries(answer).reverse()) as unknown as Answer;
  const rows = Object.entries(answer.rows).map(([id, cell]) => [id, backwards(cell as MatrixCell)] as const);
  return { ...answer, rows: Object.fromEntries(rows.reverse()) } as Answer;
}

const stored = (definition: SurveyDefinition, responses: readonly Answers[]): Answers[] =>
  responses.map((answers) => evaluate(compile(definition), answers).effective);

describe('random responses to random surveys of every type', () => {
  it('are effective once and for all: what counts is what counts when it is read again', () => {
    fc.assert(
      fc.property(answered, ({ definition, responses: [answers] }) => {
        const { effective, kept } = evaluate(compile(definition), answers);

        const again = evaluate(compile(definition), effective);

        expect(JSON.stringify(again.effective)).toBe(JSON.stringify(effective));
        expect(kept.map(String).sort()).toEqual(Object.keys(effective).sort());
      }),
      RUNS,
    );
  });

  it('give the same bytes in whatever order options were clicked and shown', () => {
    fc.assert(
      fc.property(answered, fc.string(), ({ definition, responses: [answers = {}] }, seed) => {
        const clickedBackwards = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, backwards(answer)]));

        const validated = JSON.stringify(validateAnswers(definition, answers));

        expect(JSON.stringify(validateAnswers(definition, clickedBackwards))).toBe(validated);
        expect(JSON.stringify(validateAnswers(definition, answers, seed))).toBe(validated);
      }),
      RUNS,
    );
  });

  it('are counted as a plain count over all of them would', () => {
    fc.assert(
      fc.property(answered, ({ definition, responses }) => {
        const effective = stored(definition, responses);
        const tally = createTally(definition);

        for (const answers of effective) addResponse(tally, answers);

        const { questions } = overallFigures(tally);
        const asked = Array.from(walkNodes(definition.nodes)).filter((node) => answerKindOf(node) !== 'none');
        expect(questions.map(({ nodeId, base }) => [nodeId, base])).toEqual(
          asked.map(({ id }) => [id, effective.filter((answers) => answers[id] !== undefined).length]),
        );
        for (const { nodeId, options } of questions) {
          const levels = (options ?? []).map(({ optionId }) => optionId);
          const chosen = effective.flatMap((answers) => (answers[nodeId] === undefined ? [] : choicesIn(answers[nodeId], levels)));
          const counts = (options ?? []).map(({ optionId, count }) => [optionId, count]);
          expect(counts).toEqual(counts.map(([optionId]) => [optionId, chosen.filter((option) => option === optionId).length]));
          if (options !== undefined) expect(counts.reduce((sum, [, count = 0]) => sum + count, 0)).toBe(chosen.length);
        }
      }),
      RUNS,
    );
  });
});
