import { compiledOf, evaluate, LIMITS } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import { assertThat } from '../../platform/errors/assert-that.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { FrozenDefinition, VersionService } from '../publish/version.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { payloadHash } from './canonical-json.js';
import { Response } from './response.entity.js';
import type { ResponseWriter } from './response-writer.js';
import type { Receipt, Submission } from './submission.js';

const RUNNING = 1;
/** The screening end of a jump (Spec 3, logic item). */
const SCREENED_OUT = -1;
const ID_LENGTH = 20;
const PARAMS = 20;

/** The respondents' side: the survey as they get it, and taking in their answers exactly once. */
export class CollectService {
  constructor(
    private readonly database: Database,
    private readonly surveys: SurveyService,
    private readonly versions: VersionService,
    private readonly acceptance: AcceptanceService,
    private readonly writer: ResponseWriter,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** The current version of a running survey. Missing, recycled or never launched: A0404. Not running: A0411. */
  async open(surveyId: string): Promise<FrozenDefinition> {
    const frozen = await this.current(surveyId);
    assertThat(frozen, 'A0404');
    assertThat(frozen.collecting, 'A0411');
    return frozen;
  }

  /** The version that was launched last, running or not; null for a survey the public knows nothing of. */
  async current(surveyId: string): Promise<(FrozenDefinition & { collecting: boolean }) | null> {
    const survey = await this.surveys.find(surveyId);
    if (!survey || survey.publishedVersion === null) return null;
    const frozen = await this.versions.read(surveyId, survey.publishedVersion);
    return frozen && { ...frozen, collecting: survey.state === RUNNING };
  }

  /**
   * Stores a submission, or finds it stored: the same submissionId with the same answers gets the first receipt, at any time, also after
   * the survey was stopped. With other answers: A0506. Answers that break the survey's rules: A0400 with `errors`. Too old a version: A0416.
   */
  async submit(surveyId: string, submission: Submission): Promise<Receipt> {
    const hash = payloadHash(submission.answers);
    const first = await this.find(surveyId, submission.submissionId);
    if (first) return replay(first, hash);

    const frozen = await this.versionFor(surveyId, submission.version ?? null);
    const response = this.build(surveyId, submission, frozen, hash);
    try {
      await this.writer.store(response);
    } catch (error) {
      if (error instanceof AppError) throw error;
      // Another copy was faster, or the connection broke after our own commit: either way what is stored is the answer.
      const stored = await this.find(surveyId, submission.submissionId);
      if (!stored) throw error;
      return replay(stored, hash);
    }
    return receiptOf(response, false);
  }

  /** The version that answers are given on: the current one, or another one that is still accepted. A0416 for any other. */
  async versionFor(surveyId: string, wanted: number | null): Promise<FrozenDefinition> {
    const current = await this.open(surveyId);
    if (wanted === null || wanted === current.version) return current;
    const accepted = await this.acceptance.accepts(surveyId, current.version, wanted);
    const frozen = accepted ? await this.versions.read(surveyId, wanted) : null;
    assertThat(frozen, 'A0416');
    return frozen;
  }

  private build(surveyId: string, submission: Submission, frozen: FrozenDefinition, hash: string): Response {
    const { effective, end, errors } = evaluate(compiledOf(frozen.definition), submission.answers, submission.submissionId);
    assertThat(errors.length === 0, 'A0400', { data: { errors: errors.slice(0, LIMITS.faults) } });
    const now = this.clock.now();
    return Object.assign(new Response(), {
      id: this.random.id(ID_LENGTH),
      surveyId,
      submissionId: submission.submissionId,
      payloadHash: hash,
      status: end === SCREENED_OUT ? ('screened' as const) : ('complete' as const),
      version: frozen.version,
      answers: effective,
      endKind: end,
      startedAt: submission.startedAt ? earlier(new Date(submission.startedAt), now) : null,
      submittedAt: now,
      source: submission.source ?? null,
      params: paramsOf(submission),
    });
  }

  private find(surveyId: string, submissionId: string): Promise<Response | null> {
    return this.database.repository(Response).findOneBy({ surveyId, submissionId });
  }
}

function paramsOf({ params }: Submission): Response['params'] {
  if (!params) return null;
  if (Object.keys(params).length > PARAMS) throw invalidInput([{ field: 'params', rule: 'tooMany', limit: PARAMS }]);
  return params;
}

/** A respondent's clock may be wrong; that is no reason to refuse what they answered. */
function earlier(instant: Date, now: Date): Date {
  return instant < now ? instant : now;
}

function replay(stored: Response, hash: string): Receipt {
  assertThat(stored.payloadHash === hash, 'A0506');
  return receiptOf(stored, true);
}

function receiptOf({ id, status, endKind }: Response, replayed: boolean): Receipt {
  return { responseId: id, status, end: endKind, replayed };
}
