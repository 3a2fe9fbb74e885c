import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerKindOf } from '../definition/answer-kind.js';
import { walkNodes } from '../definition/walk.js';
import { plainCopy } from '../reading/plain-copy.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';
import { kindOfAnswer } from './kind-of-answer.js';
import { offeredOf } from './offered.js';
import { readAnswer } from './read-answer.js';

const cases = arbitraryDefinition(fc).chain((definition) => fc.tuple(fc.constant(definition), arbitraryAnswers(fc, definition)));

describe('the kind of an answer', () => {
  it('is told by its shape, as the question tells it', () => {
    const met = new Set<string>();

    fc.assert(
      fc.property(cases, ([definition, answers]) => {
        for (const node of walkNodes(definition.nodes)) {
          const { answer } = readAnswer(node, plainCopy(answers[node.id]), offeredOf(node));
          if (answer === undefined) continue;
          met.add(kindOfAnswer(answer).kind);

          expect(kindOfAnswer(answer)).toEqual({ kind: answerKindOf(node), answer });
        }
      }),
      randomRuns(200),
    );

    expect(met.size).toBeGreaterThan(8);
  });
});
