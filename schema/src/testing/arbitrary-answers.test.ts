import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { offeredOf } from '../answer/offered.js';
import { readAnswer } from '../answer/read-answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { walkNodes } from '../definition/walk.js';
import { plainCopy } from '../reading/plain-copy.js';
import { arbitraryAnswers, arbitraryHostileAnswers } from './arbitrary-answers.js';
import { arbitraryDefinition } from './arbitrary-definition.js';

const KINDS = [
  'cascade',
  'city',
  'date',
  'evaluate',
  'fields',
  'files',
  'matrix',
  'multiple',
  'number',
  'points',
  'position',
  'proportion',
  'rank',
].concat(['single', 'table', 'text']);

/** Kinds of which some answer was accepted, and kinds of which some was refused, among the answers to 2,000 surveys. */
function outcomes(isHostile: boolean): { accepted: string[]; refused: string[] } {
  const accepted = new Set<string>();
  const refused = new Set<string>();
  const answered = arbitraryDefinition(fc).chain((definition) =>
    (isHostile ? arbitraryHostileAnswers : arbitraryAnswers)(fc, definition).map((answers) => ({ definition, answers })),
  );
  for (const { definition, answers } of fc.sample(answered, { numRuns: 2000, seed: 7 })) {
    for (const node of walkNodes(definition.nodes)) {
      const given: unknown = Object(answers)[node.id];
      if (given === undefined || answerKindOf(node) === 'none') continue;
      const { answer, errors } = readAnswer(node, plainCopy(given), offeredOf(node));
      if (errors.length > 0) refused.add(answerKindOf(node));
      else if (answer !== undefined) accepted.add(answerKindOf(node));
    }
  }
  return { accepted: [...accepted].sort(), refused: [...refused].sort() };
}

describe('random answers', () => {
  it('are of every kind, and right as well as nearly right', () => {
    const { accepted, refused } = outcomes(false);

    expect(accepted).toEqual(KINDS);
    expect(refused).toEqual(KINDS.filter((kind) => kind !== 'position'));
  });

  it('are wrong for every kind where they are hostile', () => {
    expect(outcomes(true).refused).toEqual(KINDS);
  });
});
