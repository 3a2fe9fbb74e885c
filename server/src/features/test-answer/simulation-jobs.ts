import { type Answers, type Coverage, CoverageCount, Simulation as SimulatedRespondents, type SurveyDefinition } from '@wence/schema';
import { fileIdsFor } from './sample-file.js';

export interface SimulationJob {
  readonly name: 'simulate';
  /** Canonical text of the draft. */
  readonly definition: string;
  readonly count: number;
  readonly seed: number;
}

export interface CoverageJob {
  readonly name: 'cover';
  /** Canonical text of the draft. */
  readonly definition: string;
  /** JSON of the answers of each respondent: texts take less time to send to a thread than objects. */
  readonly answers: readonly string[];
}

export interface SimulatedAnswers {
  /** JSON of the answers of each respondent who got through the survey. */
  readonly answers: readonly string[];
  /** Required questions that no respondent could answer. */
  readonly unanswerable: readonly number[];
}

export interface CountedCoverage {
  readonly coverage: Coverage;
  /** Number of answers that do not fit the draft; they are not counted. */
  readonly outdated: number;
}

/** Simulates respondents. Files they hand in are named by ids that stand for files to be made. */
export function simulate({ definition, count, seed }: SimulationJob): SimulatedAnswers {
  const respondents = new SimulatedRespondents(parse(definition), { count, seed, files: fileIdsFor });
  const answers: string[] = [];
  for (let next = respondents.next(); next !== null; next = respondents.next()) answers.push(JSON.stringify(next));
  return { answers, unanswerable: respondents.unanswerable };
}

/** Counts what answers reach in a draft. */
export function cover({ definition, answers }: CoverageJob): CountedCoverage {
  const count = new CoverageCount(parse(definition));
  // Valid when they were stored; the count refuses what does not fit the draft any more.
  const outdated = answers.filter((json) => !count.addAnswers(JSON.parse(json) as Answers)).length;
  return { coverage: count.coverage, outdated };
}

/** Only canonical texts of parsed definitions are ever stored. */
function parse(text: string): SurveyDefinition {
  return JSON.parse(text) as SurveyDefinition;
}
