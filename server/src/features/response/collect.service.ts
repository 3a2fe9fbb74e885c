import { type AnswerError, LIMITS } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { unavailable } from '../../platform/db/unit-of-work.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import { assertThat } from '../../platform/errors/assert-that.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { FrozenDefinition, VersionService } from '../publish/version.service.js';
import type { Candidate, Decision, KnownResponse } from './candidate.js';
import type { CandidateMaker, Made } from './candidate-maker.js';
import { payloadHash } from './canonical-json.js';
import { Response } from './response.entity.js';
import { type OpeningService, refusal } from './opening.service.js';
import type { ResponseWriter } from './response-writer.js';
import { type Receipt, replay, type Submission } from './submission.js';
import type { TestResponseService } from './test-mode/test-response.service.js';

/** How often answers are evaluated anew because the survey was launched again meanwhile. */
const EVALUATIONS = 3;

/** The respondents' side: taking in their answers exactly once. */
export class CollectService {
  constructor(
    private readonly database: Database,
    private readonly opening: OpeningService,
    private readonly versions: VersionService,
    private readonly acceptance: AcceptanceService,
    private readonly candidates: CandidateMaker,
    private readonly writer: ResponseWriter,
    private readonly metrics: Metrics,
    private readonly tests: Pick<TestResponseService, 'submit'>,
  ) {}

  /** What is being answered: the current version of a running survey, full or not. A0404; A0417, A0411, A0418: it takes no answers. A0421. */
  open(surveyId: string, test?: string | null): Promise<FrozenDefinition> {
    return this.opening.open(surveyId, test);
  }

  /**
   * Stores a submission, or finds it stored: the same submissionId with the same answers gets the first receipt, at any time, also after
   * the survey was stopped. With other answers: A0506. Answers that break the survey's rules: A0400 with `errors`. Too old a version: A0416.
   * B0503: not now, send the same again. With `test` it is stored as a test and counts nowhere.
   */
  async submit(surveyId: string, submission: Submission): Promise<Receipt> {
    if (submission.test) return this.tests.submit(surveyId, submission.test, submission);
    const { submissions, submitDuration } = this.metrics;
    const took = submitDuration.startTimer();
    try {
      const receipt = await this.take(surveyId, submission);
      submissions.inc({ outcome: receipt.replayed ? 'replayed' : 'accepted' });
      took();
      return receipt;
    } catch (error) {
      submissions.inc({ outcome: error instanceof AppError && error.code.startsWith('A') ? 'invalid' : 'error' });
      throw error;
    }
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

  /** Without a look at the store, as long as the answers fit the version we think is meant: the transaction looks anyway. */
  private async take(surveyId: string, submission: Submission): Promise<Receipt> {
    const hash = payloadHash(submission.answers);
    const version = submission.version ?? this.opening.guess(surveyId);
    const guess = version === undefined ? null : await this.versions.read(surveyId, version);
    const made = guess && this.candidates.make(surveyId, submission, guess, hash);
    if (made?.errors.length === 0) {
      const decision = await this.writer.submit(made.candidate);
      if (decision.kind !== 'outdated') return receiptOf(made.candidate, decision);
    }
    return this.takeCarefully(surveyId, submission, hash, made);
  }

  /** Looks first: what is refused here may have been stored before, and a survey that is closed has no rules to break. */
  private async takeCarefully(surveyId: string, submission: Submission, hash: string, before: Made | null): Promise<Receipt> {
    const first = await this.find(surveyId, submission.submissionId);
    if (first) return replay(first, hash);
    for (let attempt = 1; attempt <= EVALUATIONS; attempt++) {
      const frozen = await this.versionFor(surveyId, submission.version ?? null);
      const same = before?.frozen.hash === frozen.hash && before.frozen.version === frozen.version;
      const { candidate, errors } = same ? before : this.candidates.make(surveyId, submission, frozen, hash);
      assertThat(errors.length === 0, 'A0400', { data: { errors: errors.slice(0, LIMITS.faults) } });
      const decision = await this.writer.submit(candidate);
      if (decision.kind !== 'outdated') return receiptOf(candidate, decision);
    }
    throw unavailable(new Error('the survey was launched again and again'));
  }

  private find(surveyId: string, submissionId: string): Promise<KnownResponse | null> {
    const select = { id: true, payloadHash: true, status: true, endKind: true } as const;
    return this.database.repository(Response).findOne({ select, where: { surveyId, submissionId } });
  }
}

function receiptOf({ response }: Candidate, decision: Decision): Receipt {
  switch (decision.kind) {
    case 'stored':
      return { responseId: response.id, status: decision.status, end: response.endKind, replayed: false };
    case 'known':
      return replay(decision.first, response.payloadHash);
    case 'unproven':
      throw unverified(decision.nodeIds);
    case 'missing':
      throw notFound();
    case 'notStarted':
      throw refusal(decision.kind, decision.opensAt);
    case 'paused':
    case 'ended':
      throw refusal(decision.kind);
    case 'outdated':
    case 'refused':
      throw new AppError('A0416');
  }
}

/** As the model tells faults of answers; only the store knows this one. */
function unverified(nodeIds: readonly number[]): AppError {
  const errors = nodeIds.slice(0, LIMITS.faults).map((nodeId): AnswerError => ({ nodeId, reason: 'unverified' }));
  return new AppError('A0400', { data: { errors } });
}
