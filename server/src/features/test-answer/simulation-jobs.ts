import { type Answers, type Coverage, CoverageCount, Simulation as SimulatedRespondents, type SurveyDefinition } from '@wence/schema';
import { fileIdsFor } from './sample-file.js';

export interface SimulationJob {
  readonly name: 'simulate';
  /** Canonical text of the draft. */
  readonly definition: string;
  readonly count: number;
  readonly seed: number;
  /** Beginning of the ids of the submissions. */
  readonly prefix: string;
}

/** One simulated response; the answers as JSON, because texts take less time to send to a thread than objects. */
export interface SimulatedResponse {
  readonly submissionId: string;
  readonly answers: string;
}

export interface CoverageJob {
  readonly name: 'cover';
  /** Canonical text of the draft. */
  readonly definition: string;
  readonly responses: readonly SimulatedResponse[];
}

export interface SimulatedAnswers {
  /** What each respondent sends who gets through the survey. */
  readonly responses: readonly SimulatedResponse[];
  /** Required questions that no respondent could answer. */
  readonly unanswerable: readonly number[];
}

export interface CountedCoverage {
  readonly coverage: Coverage;
  /** Number of answers that do not fit the draft; they are not counted. */
  readonly outdated: number;
}

/** Simulates respondents. Files they hand in are named by ids that stand for files to be made. */
export function simulate({ definition, count, seed, prefix }: SimulationJob): SimulatedAnswers {
  const respondents = new SimulatedRespondents(parse(definition), { count, seed, prefix, files: fileIdsFor });
  const responses: SimulatedResponse[] = [];
  for (let next = respondents.next(); next !== null; next = respondents.next()) {
    responses.push({ ...next, answers: JSON.stringify(next.answers) });
  }
  return { responses, unanswerable: respondents.unanswerable };
}

/** Counts what answers reach in a draft. */
export function cover({ definition, responses }: CoverageJob): CountedCoverage {
  const count = new CoverageCount(parse(definition));
  // Valid when they were stored; the count refuses what does not fit the draft any more.
  const outdated = responses.filter(({ submissionId, answers }) => !count.addAnswers(JSON.parse(answers) as Answers, submissionId)).length;
  return { coverage: count.coverage, outdated };
}

/** Only canonical texts of parsed definitions are ever stored. */
function parse(text: string): SurveyDefinition {
  return JSON.parse(text) as SurveyDefinition;
}
