import { arbitraryAnswers, arbitraryDefinition, arbitraryOperations } from '@wence/schema/testing';
import * as fc from 'fast-check';
import type { Case } from './outcome-of.js';

/** Edits and answers that belong to another survey: most of them must be refused, in the same words on both sides. */
const strangers = arbitraryDefinition(fc).chain((definition) =>
  fc.tuple(arbitraryOperations(fc, definition), arbitraryAnswers(fc, definition)),
);

const cases: fc.Arbitrary<Case> = arbitraryDefinition(fc).chain((definition) =>
  fc
    .record({
      own: fc.tuple(arbitraryOperations(fc, definition), arbitraryAnswers(fc, definition)),
      strange: strangers,
      hostile: fc.jsonValue(),
      pick: fc.nat(9),
    })
    .map(({ own, strange, hostile, pick }) => ({
      definition,
      operations: pick < 3 ? strange[0] : own[0],
      answers: pick < 5 ? own[1] : pick < 8 ? strange[1] : hostile,
    })),
);

/** The same cases for the same seed, on every machine. */
export const sampleCases = (count: number, seed: number): Case[] => fc.sample(cases, { numRuns: count, seed });
