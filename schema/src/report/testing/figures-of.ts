import type { BuiltNode } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { answersOf, type NamedAnswer } from '../../testing/named-answer.js';
import type { CountFigures, QuestionFigures } from '../figures.js';
import { overallFigures } from '../overall-figures.js';
import { addResponse, createTally } from '../tally.js';

/** The figures of one question after these answers to it. */
export function figuresOf(asked: BuiltNode, ...answers: readonly NamedAnswer[]): QuestionFigures {
  const definition = survey(asked);
  const tally = createTally(definition);
  for (const answer of answers) addResponse(tally, answersOf(definition, { [asked.code]: answer }));
  const [figures] = overallFigures(tally).questions;
  if (figures === undefined) throw new Error('No figures');
  return figures;
}

/** Values with their counts; what nobody gave is left out. */
export const given = (values: readonly CountFigures[] = []): Record<string, number> =>
  Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
