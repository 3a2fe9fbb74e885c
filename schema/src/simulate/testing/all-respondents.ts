import type { Answers } from '../../answer/answer.js';
import type { SurveyNode } from '../../definition/definition.js';
import type { Simulation } from '../simulation.js';

/** All respondents of a simulation, in the order they come. */
export function allRespondents(simulation: Simulation): Answers[] {
  const all: Answers[] = [];
  for (let next = simulation.next(); next !== null; next = simulation.next()) all.push(next.answers);
  return all;
}

/** Ids that a file store could have given out: as many as a question asks for. */
export const someFiles = ({ id, setting }: SurveyNode): string[] =>
  Array.from({ length: Math.max(1, setting?.min ?? 1) }, (_, place) => `file-${id}-${place}`);
