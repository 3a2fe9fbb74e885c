import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answer } from '../answer/answer.js';
import { validateAnswers } from '../answer/validate-answers.js';
import { optionsOf } from '../definition/defaults.js';
import { evaluate } from '../engine/evaluate.js';
import { overallFigures } from '../report/overall-figures.js';
import { addResponse, createTally } from '../report/tally.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';

const choicesIn = (answer: Answer): number[] => {
  if ('option' in answer) return [answer.option];
  return 'options' in answer ? answer.options.map(({ option }) => option) : [];
};

const answered = arbitraryDefinition(fc).chain((definition) =>
  fc.array(arbitraryAnswers(fc, definition), { minLength: 1, maxLength: 4 }).map((responses) => ({ definition, responses })),
);

describe('random responses to random surveys', () => {
  it('are effective once and for all: what counts is what counts when it is read again', () => {
    fc.assert(
      fc.property(answered, ({ definition, responses: [answers] }) => {
        const { effective, kept } = evaluate(definition, answers);

        const again = evaluate(definition, effective);

        expect(JSON.stringify(again.effective)).toBe(JSON.stringify(effective));
        expect(kept.map(String).sort()).toEqual(Object.keys(effective).sort());
      }),
      { numRuns: 500 },
    );
  });

  it('give the same bytes in whatever order options were clicked', () => {
    fc.assert(
      fc.property(answered, ({ definition, responses: [answers = {}] }) => {
        const clickedBackwards = Object.fromEntries(
          Object.entries(answers).map(([id, answer]) => [id, 'options' in answer ? { options: [...answer.options].reverse() } : answer]),
        );

        expect(JSON.stringify(validateAnswers(definition, clickedBackwards))).toBe(JSON.stringify(validateAnswers(definition, answers)));
      }),
      { numRuns: 500 },
    );
  });

  it('are counted as a plain count over all of them would', () => {
    fc.assert(
      fc.property(answered, ({ definition, responses }) => {
        const stored = responses.map((answers) => evaluate(definition, answers).effective);
        const tally = createTally(definition);

        for (const answers of stored) addResponse(tally, answers);

        const chosen = stored.flatMap((answers) => Object.values(answers)).flatMap(choicesIn);
        const expected = definition.nodes.map((node) => ({
          base: stored.filter((answers) => answers[node.id] !== undefined).length,
          counts: optionsOf(node).map(({ id }) => chosen.filter((option) => option === id).length),
        }));
        const figures = overallFigures(tally).questions.map(({ base, options = [] }) => ({
          base,
          counts: options.map(({ count }) => count),
        }));
        expect(figures).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
