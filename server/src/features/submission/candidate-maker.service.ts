import {
  type AnswerError,
  compiledFor,
  evaluateParsed,
  keptWechatUser,
  NO_ORIGIN,
  receivedOf,
  scoreShown,
  type ResponseOrigin,
  type SurveyDefinition,
} from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { Entrant } from '../answering-page/gate.type.js';
import type { MobileClaim } from '../mobile-proof/mobile-claim.policy.js';
import type { Respondent } from '../repeat-limit/respondent-keys.service.js';
import type { Candidate } from './candidate.type.js';
import { evaluateEndedByClock, isEndedByClock } from './ended-by-clock.policy.js';
import type { RuleReader } from './rule-reader.service.js';
import type { PanelLinks } from '../sample-panel/panel-links.policy.js';
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

/** Who sends a submission; left out for what is made here. */
export interface Sender {
  readonly origin?: ResponseOrigin;
  readonly entrant?: Entrant | null;
}

/** Converts a submission into a candidate for storing. All slow work happens here, before a transaction is open. */
export class CandidateMaker {
  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly rules: RuleReader,
    private readonly panel: Pick<PanelLinks, 'read'>,
  ) {}

  /** Keeps only the effective answers. Throws A0400 for more than 20 `params`. */
  make(
    surveyId: string,
    submission: Submission,
    frozen: FrozenDefinition,
    hash: string,
    { origin = NO_ORIGIN, entrant = null }: Sender = {},
  ): MadeCandidate {
    const byClock = submission.byClock === true;
    const { effective, end, errors, facts, visible } = isEndedByClock(submission, frozen.definition)
      ? evaluateEndedByClock(frozen.definition, submission)
      : evaluateParsed(compiledFor(frozen.definition, submission.submissionId), submission.answers, submission.submissionId);
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
      params: paramsOf(submission, frozen.definition),
      wechat: keptWechatUser(frozen.definition.settings ?? {}, entrant?.wechat ?? null),
      exam: end === SCREENED_OUT ? null : scoreShown(frozen.definition, new Set(visible), effective),
    };
    const pinned = (submission.version ?? null) !== null;
    const answersText = JSON.stringify(effective);
    const files = claimsOf(response, frozen.definition);
    const mobiles = mobilesIn(effective, frozen.definition);
    const eventId = datedId(this.random, now, ID_LENGTH);
    const respondent = respondentOf(submission, entrant, mobiles);
    const { invitationCode } = submission;
    const rules = this.rules.of(frozen.definition, { response, respondent, invitationCode }, facts);
    const panelist = this.panel.read(submission);
    const made = { response, origin, answersText, pinned, files, mobiles, rules, respondent, invitationCode, panelist, eventId, byClock };
    return { candidate: made, errors, frozen };
  }
}

function respondentOf({ linkCode, params }: Submission, entrant: Entrant | null, claims: readonly MobileClaim[]): Respondent {
  return { entrant, linkCode: linkCode || null, params: params ?? {}, mobiles: claims.map(({ mobile }) => mobile) };
}

/** A survey that lists its parameters keeps those alone; others keep what the link brings. */
function paramsOf({ params: sent }: Submission, { settings = {} }: SurveyDefinition): NewResponse['params'] {
  if (!sent) return null;
  const params = receivedOf(settings, sent);
  if (Object.keys(params).length === 0) return null;
  if (Object.keys(params).length > PARAMS) throw invalidInput([{ field: 'params', rule: 'tooMany', limit: PARAMS }]);
  return params;
}

/** A respondent's clock may be wrong; that is no reason to refuse what they answered. */
function earlier(instant: Date, now: Date): Date {
  return instant < now ? instant : now;
}
