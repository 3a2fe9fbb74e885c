import type { SurveyDefinition } from '@wence/schema';
import { arbitraryAnswers, arbitraryDefinition, arbitraryHostileAnswers } from '@wence/schema/testing';
import fc from 'fast-check';
import type { SeededRandom } from '../demo/seeded-random.js';

const HIGHEST_SEED = 2 ** 30;

const samples = <T>(arbitrary: fc.Arbitrary<T>, count: number, chance: SeededRandom): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: chance.between(0, HIGHEST_SEED) });

/** Valid definitions of random surveys. */
export const sampleDefinitions = (count: number, chance: SeededRandom): SurveyDefinition[] =>
  samples(arbitraryDefinition(fc), count, chance);

/** Answers to this survey: some right, some that no page would send. */
export const sampleAnswers = (definition: SurveyDefinition, count: number, chance: SeededRandom): unknown[] => [
  ...samples(arbitraryAnswers(fc, definition), Math.ceil(count / 2), chance),
  ...samples(arbitraryHostileAnswers(fc, definition), Math.floor(count / 2), chance),
];
