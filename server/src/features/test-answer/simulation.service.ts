import { type Answers, type Coverage, type SurveyDefinition, walkNodes } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { WriteLock } from '../../platform/db/write-lock.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { Submission } from '../submission/submission.type.js';
import type { TestDraft, TestDraftService } from '../answering-page/test-draft.service.js';
import type { TestResponseService } from './test-response.service.js';
import type { SimulatedFiles } from './simulated-files.js';
import { Simulation } from './simulation.entity.js';
import { MOST_RESPONDENTS, type SimulationRequest } from './simulation-request.js';
import type { SimulatedResponse } from './simulation-jobs.js';
import type { SimulationWork } from './simulation-work.js';

const ID_LENGTH = 20;
const HIGHEST_SEED = 2 ** 31 - 1;
/** Questions that all respondents of a simulation may be asked together: a long survey gets fewer of them. */
const MOST_ASKED = 250_000;
/** Limits of one unit of work: respondents, and characters of their answers. */
const BATCH = { respondents: 50, characters: 256 * 1024 } as const;

/** Result of a simulation, with the coverage that its respondents reached. */
export interface SimulationResult extends Simulation {
  /** True if the draft has not changed since. */
  readonly isCurrent: boolean;
  /** Number of answers that no longer fit the draft; they are not counted. */
  readonly outdated: number;
  readonly coverage: Coverage;
}

/** Answers given in test mode. */
export interface TestAnswers {
  readonly surveyId: string;
  /** Number of all test answers, simulated or given by a person. */
  readonly total: number;
  /** Null if there is none yet or it was deleted. */
  readonly simulation: SimulationResult | null;
}

interface SimulationParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly drafts: Pick<TestDraftService, 'ofSurvey'>;
  readonly tests: TestResponseService;
  readonly files: SimulatedFiles;
  readonly work: SimulationWork;
  readonly clock: Clock;
  readonly random: Random;
}

/** Simulates respondents who answer the draft in test mode, where nothing counts them, to show which parts of it can be reached. */
export class SimulationService implements SurveyPart {
  /** Runs one simulation at a time: each uses much CPU, and two of one survey would delete each other's answers. */
  private readonly turns = new WriteLock();

  constructor(private readonly parts: SimulationParts) {}

  /**
   * Simulates respondents of one of the caller's surveys. When all are stored they take the place of those of an earlier simulation. A0400: more
   * than 500, or more than a survey of this length may have (`count` with the limit). A0423: it takes longer than it may.
   */
  async simulate(ctx: RequestContext, surveyId: string, request: SimulationRequest): Promise<TestAnswers> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    const draft = await this.parts.drafts.ofSurvey(survey);
    const most = mostOf(draft.definition);
    if (request.count > most) throw invalidInput([{ field: 'count', rule: 'tooLarge', limit: most }]);
    await this.turns.run(() => this.run(survey, draft, request));
    return this.look(survey);
  }

  /** The test answers of one of the caller's surveys. */
  async read(ctx: RequestContext, surveyId: string): Promise<TestAnswers> {
    return this.look(await this.parts.surveys.requireOwned(ctx, surveyId));
  }

  /** Deletes all test answers of one of the caller's surveys, real and simulated. */
  async deleteAll(ctx: RequestContext, surveyId: string): Promise<TestAnswers> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    // This does not wait for running simulations. Answers that one of them stores later are deleted with the next simulation.
    await this.purge(surveyId);
    return this.look(survey);
  }

  async purge(surveyId: string): Promise<void> {
    await this.parts.tests.purge(surveyId);
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  private async run({ id: surveyId }: Survey, draft: TestDraft, { count, seed: given }: SimulationRequest): Promise<void> {
    const { random, clock, unit, tests } = this.parts;
    const seed = given ?? random.between(0, HIGHEST_SEED);
    const id = random.id(ID_LENGTH);
    const { responses, unanswerable } = await this.parts.work.simulate(draft.text, { count, seed });
    await this.storeAll(surveyId, draft, responses, id);
    const row = {
      surveyId,
      id,
      seed,
      asked: count,
      revision: draft.version,
      unanswerable,
      simulatedAt: clock.now(),
    };
    await unit.run(() => this.rows.save(Object.assign(new Simulation(), row)));
    await tests.purgeSimulated(surveyId, id);
  }

  private async storeAll(surveyId: string, draft: TestDraft, all: readonly SimulatedResponse[], simulationId: string): Promise<void> {
    const { files, tests } = this.parts;
    let batch: Submission[] = [];
    let characters = 0;
    const flush = async () => {
      await tests.keepAll({ surveyId, draft, simulationId }, batch);
      batch = [];
      characters = 0;
    };
    const turn = createYield();
    for (const { submissionId, answers: json } of all) {
      const answers = JSON.parse(json) as Answers; // Made by the simulation.
      batch.push({ submissionId, answers: await files.uploadFor(surveyId, submissionId, draft.definition, answers) });
      characters += json.length;
      if (batch.length === BATCH.respondents || characters > BATCH.characters) await flush();
      await turn();
    }
    await flush();
  }

  private async look(survey: Survey): Promise<TestAnswers> {
    const { tests, drafts, work } = this.parts;
    const { id: surveyId } = survey;
    const row = await this.rows.findOneBy({ surveyId });
    const total = await tests.count(surveyId);
    if (!row) return { surveyId, total, simulation: null };
    const draft = await drafts.ofSurvey(survey);
    const responses: SimulatedResponse[] = [];
    for await (const some of tests.answersOfSimulation(surveyId, row.id)) responses.push(...some);
    const counted = await work.cover(draft.text, responses);
    return { surveyId, total, simulation: { ...row, isCurrent: draft.version === row.revision, ...counted } };
  }

  private get rows() {
    return this.parts.database.repository(Simulation);
  }
}

function mostOf({ nodes }: SurveyDefinition): number {
  const length = Array.from(walkNodes(nodes)).length;
  return Math.max(1, Math.min(MOST_RESPONDENTS, Math.floor(MOST_ASKED / Math.max(1, length))));
}
