import { type AnswerError, LIMITS, NO_ORIGIN, type ResponseOrigin, scoreExam } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { unavailable } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat, notFound } from '../../platform/errors/app-error.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import { type OpeningService, closedError } from '../answering-page/opening.service.js';
import { carriedBy } from '../answering-page/carried.policy.js';
import type { Entrant } from '../answering-page/gate.type.js';
import type { FrozenDefinition, VersionService } from '../publish/version.service.js';
import { attemptRefused } from '../exam-attempt/held-attempts.read-model.js';
import { invitationRefused } from '../invitation/invitation-gate.service.js';
import { panelRefused } from '../sample-panel/panel-gate.service.js';
import { answeredBefore } from '../repeat-limit/repeat-guards.service.js';
import { ResponseEdit } from '../response/response-edit.entity.js';
import { Response } from '../response/response.entity.js';
import type { Candidate, KnownResponse } from '../submission/candidate.type.js';
import type { CandidateMaker, MadeCandidate } from '../submission/candidate-maker.service.js';
import { isEndedByClock } from '../submission/ended-by-clock.policy.js';
import { payloadHash } from '../submission/payload-hash.policy.js';
import { type Receipt, replay, type Submission } from '../submission/submission.type.js';
import type { TestResponseService } from '../test-answer/test-response.service.js';
import type { Decision } from './decision.type.js';
import type { OriginReader } from './origin/origin-reader.js';
import type { ResponseWriter } from './response-writer.js';

/** Maximum number of evaluations when the survey is relaunched meanwhile. */
const EVALUATIONS = 3;

interface CollectParts {
  readonly database: Database;
  readonly opening: OpeningService;
  readonly versions: VersionService;
  readonly candidates: CandidateMaker;
  readonly writer: ResponseWriter;
  readonly origins: Pick<OriginReader, 'of'>;
  readonly metrics: Metrics;
  readonly tests: Pick<TestResponseService, 'submit'>;
}

interface Asked {
  readonly surveyId: string;
  readonly submission: Submission;
  readonly origin: ResponseOrigin;
  readonly visitor: Entrant | null;
}

/** A submission that could not be stored on the short way. */
interface Attempt {
  readonly hash: string;
  readonly earlier: MadeCandidate | null;
  readonly admission: Admission | null;
}

/** A candidate that was handed to the writer, and the decision about it. */
interface Stored {
  readonly candidate: Candidate;
  readonly decision: Decision;
}

/** What the rules about who may answer say of a sender, and the version that they were read from. */
interface Admission {
  readonly refusal: AppError | null;
  readonly by?: number;
}

/**
 * Accepts the answers of respondents. `submit` first tries the short way, which reads nothing from the database: it evaluates the answers on the
 * version that was current at the last look and hands them to the writer, whose transaction checks that version. If the answers break a rule of that
 * version, or if it is no longer current, `submitAfterLookup` reads everything and decides.
 */
export class CollectService {
  constructor(private readonly parts: CollectParts) {}

  /**
   * Stores a submission or finds it stored. The same submissionId with the same answers always gets the first receipt, even after the survey was
   * stopped. A0506: other answers under the same id. A0400 with `errors`: the answers break rules of the survey. A0416: the version is too old.
   * B0503: the database is unavailable, and the client should send the same submission again. With `test` it is stored as a test answer.
   * `visitor` tells where it came from; without one that is not known.
   */
  async submit(surveyId: string, submission: Submission, visitor: Entrant | null = null): Promise<Receipt> {
    if (submission.test) return this.parts.tests.submit(surveyId, submission.test, submission);
    const { submissions, submitDuration } = this.parts.metrics;
    const stopTimer = submitDuration.startTimer();
    try {
      const found = visitor ? this.parts.origins.of(visitor) : NO_ORIGIN;
      const origin = found instanceof Promise ? await found : found;
      const receipt = await this.submitOptimistically({ surveyId, submission, origin, visitor });
      submissions.inc({ outcome: receipt.replayed ? 'replayed' : 'accepted' });
      stopTimer();
      return receipt;
    } catch (error) {
      submissions.inc({ outcome: error instanceof AppError && error.code.startsWith('A') ? 'invalid' : 'error' });
      throw error;
    }
  }

  private async submitOptimistically(asked: Asked): Promise<Receipt> {
    const { surveyId, submission, origin } = asked;
    const { opening, versions, candidates } = this.parts;
    const hash = payloadHash(submission.answers);
    const version = submission.version ?? opening.guess(surveyId);
    const guess = version === undefined ? null : await versions.read(surveyId, version);
    const made = guess && candidates.make(surveyId, submission, guess, hash, { origin, entrant: asked.visitor });
    const admission = made?.errors.length === 0 ? await this.admit(asked, guess) : null;
    if (made && admission && !admission.refusal) {
      const { candidate, decision } = await this.store(asked, made, admission.by);
      if (decision.kind !== 'outdated') return receiptOf(candidate, decision);
    }
    return this.submitAfterLookup(asked, { hash, earlier: made, admission });
  }

  /** Looks for a stored response first: a retry gets its receipt even if the survey is closed or its current rules would refuse the answers. */
  private async submitAfterLookup(asked: Asked, { hash, earlier, admission }: Attempt): Promise<Receipt> {
    const { surveyId, submission, origin } = asked;
    const { opening, candidates } = this.parts;
    const first = await this.find(surveyId, submission.submissionId);
    if (first) return replay(first, hash);
    for (let attempt = 1; attempt <= EVALUATIONS; attempt++) {
      const frozen = await opening.versionFor(surveyId, submission.version ?? null);
      // Rules that count wrong tries count each once.
      const isJudged = attempt === 1 && admission?.by !== undefined && admission.by === opening.guess(surveyId);
      const { refusal, by: admittedBy } = isJudged ? admission : await this.admit(asked, frozen);
      if (refusal) throw refusal;
      const isSame = earlier?.frozen.hash === frozen.hash && earlier.frozen.version === frozen.version;
      const again = isSame ? earlier : candidates.make(surveyId, submission, frozen, hash, { origin, entrant: asked.visitor });
      const { errors } = again;
      assertThat(errors.length === 0, 'A0400', { data: { errors: errors.slice(0, LIMITS.faults) } });
      const { candidate, decision } = await this.store(asked, again, admittedBy);
      if (decision.kind !== 'outdated') return receiptOf(candidate, decision);
    }
    throw unavailable(new Error('the survey was launched again and again'));
  }

  /** Whoever has no time left cannot prove a mobile any more either: one that is not proven counts as none then. */
  private async store(asked: Asked, made: MadeCandidate, admittedBy: number | undefined): Promise<Stored> {
    const { candidates, writer } = this.parts;
    const decision = await writer.submit({ ...(await this.scored(made, admittedBy)), admittedBy });
    const { frozen, candidate } = made;
    if (decision.kind !== 'unproven' || !isEndedByClock(asked.submission, frozen.definition)) return { candidate, decision };
    const { surveyId, submission, origin, visitor: entrant } = asked;
    const unproven = new Set(decision.nodeIds.map(String));
    const answers = Object.fromEntries(Object.entries(submission.answers).filter(([id]) => !unproven.has(id)));
    const again = candidates.make(surveyId, { ...submission, answers }, frozen, candidate.response.payloadHash, { origin, entrant });
    return { candidate: again.candidate, decision: await writer.submit({ ...(await this.scored(again, admittedBy)), admittedBy }) };
  }

  /**
   * Applies the rules of the version that was current at the last look; a respondent may have been given an earlier one. The transaction that
   * stores the response compares the version `by`, because authors change these rules while a survey runs, perhaps on another server.
   */
  private async admit({ surveyId, submission, visitor }: Asked, given: FrozenDefinition | null): Promise<Admission> {
    if (!visitor) return { refusal: null };
    const { opening, versions } = this.parts;
    const current = opening.guess(surveyId);
    const frozen = current === undefined || current === given?.version ? given : await versions.read(surveyId, current);
    if (!frozen) return { refusal: null };
    const carried = carriedBy(submission);
    const entry = { surveyId, definition: frozen.definition, answered: given?.definition, entrant: visitor, carried } as const;
    return { refusal: await opening.bar({ ...entry, stage: 'submit' }), by: frozen.version };
  }

  /** Answers on an earlier version are scored by the key of the current one, as those that came before it are. */
  private async scored({ candidate, frozen }: MadeCandidate, current: number | undefined): Promise<Candidate> {
    const { response } = candidate;
    if (current === undefined || current === frozen.version || response.status === 'screened') return candidate;
    const key = await this.parts.versions.read(response.surveyId, current);
    if (!key) return candidate;
    return { ...candidate, response: { ...response, exam: scoreExam(key.definition, response.answers, response.submissionId) } };
  }

  /** As it was stored first, whatever an author has edited since: that is what the receipt said. */
  private async find(surveyId: string, submissionId: string): Promise<KnownResponse | null> {
    const { database } = this.parts;
    const select = { id: true, payloadHash: true, status: true, endKind: true, revision: true } as const;
    const known = await database.repository(Response).findOne({ select, where: { surveyId, submissionId } });
    if (!known || known.revision === 0) return known;
    const first = await database.repository(ResponseEdit).findOneByOrFail({ responseId: known.id, number: 1 });
    return { ...known, status: first.statusBefore, endKind: first.endBefore };
  }
}

function receiptOf({ response }: Candidate, decision: Decision): Receipt {
  switch (decision.kind) {
    case 'stored':
      return { responseId: response.id, status: decision.status, end: decision.end, replayed: false };
    case 'known':
      return replay(decision.first, response.payloadHash);
    case 'unproven':
      throw unverified(decision.nodeIds);
    case 'repeated':
      throw answeredBefore(decision.by);
    case 'link':
      throw new AppError('A0428', { data: { reason: decision.reason } });
    case 'linkless':
      throw new AppError('A0429');
    case 'invitation':
      throw invitationRefused(decision.reason);
    case 'panel':
      throw panelRefused(decision.reason);
    case 'attempt':
      throw attemptRefused(decision.met);
    case 'missing':
      throw notFound();
    case 'notStarted':
      throw closedError(decision.kind, { opensAt: decision.opensAt });
    case 'paused':
    case 'ended':
      throw closedError(decision.kind);
    case 'outdated':
    case 'refused':
      throw new AppError('A0416');
  }
}

/** Reports unproven mobiles in the form of the model's answer errors; only the store can find them. */
function unverified(nodeIds: readonly number[]): AppError {
  const errors = nodeIds.slice(0, LIMITS.faults).map((nodeId): AnswerError => ({ nodeId, reason: 'unverified' }));
  return new AppError('A0400', { data: { errors } });
}
