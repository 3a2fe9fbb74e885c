import type { AnswerKind } from '../../definition/definition.js';
import type { Guess } from './guess-context.js';
import { guessCascade, guessMultiple, guessRank, guessSingle } from './guess-choices.js';
import { guessFields, guessMatrix, guessProportion, guessTable } from './guess-grids.js';
import * as scales from './guess-scales.js';
import { guessText } from './guess-text.js';

/** Generators of answers for each kind. */
export const GUESSES: Readonly<Record<AnswerKind, Guess>> = {
  none: () => undefined,
  single: guessSingle,
  multiple: guessMultiple,
  text: guessText,
  number: scales.guessNumber,
  evaluate: scales.guessEvaluate,
  table: guessTable,
  rank: guessRank,
  cascade: guessCascade,
  city: scales.guessCity,
  matrix: guessMatrix,
  fields: guessFields,
  proportion: guessProportion,
  date: scales.guessDate,
  files: ({ node, files }) => {
    const ids = files(node);
    return ids.length === 0 ? undefined : { files: ids };
  },
  position: scales.guessPosition,
  points: scales.guessPoints,
};
