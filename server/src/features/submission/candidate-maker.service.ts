import { type AnswerError, compiledOf, evaluateParsed, NO_ORIGIN, type ResponseOrigin } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import { type Candidate, NO_LIMITS } from './candidate.type.js';
import { claimsOf } from '../answer-file/answer-files.service.js';
import type { NewResponse } from '../response/response.entity.js';
import type { Submission } from './submission.type.js';
import { mobilesIn } from '../mobile-proof/mobile-claim.policy.js';

/** The screening end of a jump (Spec 3, logic item). */
const SCREENED_OUT = -1;
const ID_LENGTH = 20;
const PARAMS = 20;

export interface MadeCandidate {
  readonly candidate: Candidate;
  /** Rules of the survey that the answers break. */
  readonly errors: readonly AnswerError[];
  /** The definition that the answers were evaluated against. */
  readonly frozen: FrozenDefinition;
}

/** Converts a submission into a candidate for storing. All slow work happens here, before a transaction is open. */
export class CandidateMaker {
  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Keeps only the effective answers. Throws A0400 for more than 20 `params`. */
  make(
    surveyId: string,
    submission: Submission,
    frozen: FrozenDefinition,
    hash: string,
    origin: ResponseOrigin = NO_ORIGIN,
  ): MadeCandidate {
    const { effective, end, errors } = evaluateParsed(compiledOf(frozen.definition), submission.answers, submission.submissionId);
    const now = this.clock.now();
    const response: NewResponse = {
      id: datedId(this.random, now, ID_LENGTH),
      surveyId,
      submissionId: submission.submissionId,
      payloadHash: hash,
      status: end === SCREENED_OUT ? 'screened' : 'complete',
      version: frozen.version,
      answers: effective,
      endKind: end,
      startedAt: submission.startedAt ? earlier(new Date(submission.startedAt), now) : null,
      submittedAt: now,
      source: submission.source ?? null,
      params: paramsOf(submission),
    };
    const pinned = (submission.version ?? null) !== null;
    const answersText = JSON.stringify(effective);
    const files = claimsOf(response, frozen.definition);
    const mobiles = mobilesIn(effective, frozen.definition);
    const limits = frozen.definition.settings ?? NO_LIMITS;
    const eventId = datedId(this.random, now, ID_LENGTH);
    return { candidate: { response, origin, answersText, pinned, files, mobiles, limits, eventId }, errors, frozen };
  }
}

function paramsOf({ params }: Submission): NewResponse['params'] {
  if (!params) return null;
  if (Object.keys(params).length > PARAMS) throw invalidInput([{ field: 'params', rule: 'tooMany', limit: PARAMS }]);
  return params;
}

/** A respondent's clock may be wrong; that is no reason to refuse what they answered. */
function earlier(instant: Date, now: Date): Date {
  return instant < now ? instant : now;
}
