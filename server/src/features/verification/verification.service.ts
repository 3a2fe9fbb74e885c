import type { Language } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { AttemptLimits } from '../account/attempt-limits.service.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { Entrant, Entry } from '../answering-page/gate.type.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { drawQuestion, numberIn } from './challenge.policy.js';
import { CHALLENGE_LIFE, type ChallengeSubject, judgeToken, tokenFor, type TokenVerdict } from './challenge-token.js';

/** Submissions to one survey from one network that nobody wonders about: a family, or an office that answers over the day. */
const UNSUSPICIOUS = { times: 10, every: 10 * 60_000 };

/** Programs that say of themselves that they are one. */
const PROGRAM = /bot|crawl|spider|headless|phantom|selenium|curl|wget|python|java\/|go-http|node|axios|okhttp|httpclient|postman/i;

type Reason = 'missing' | Exclude<TokenVerdict, 'right'>;

/** A verification question as it is given out. */
export interface Challenge {
  readonly question: string;
  readonly token: string;
  readonly expiresAt: Date;
}

interface VerificationParts {
  readonly opening: Pick<OpeningService, 'open'>;
  readonly limits: AttemptLimits;
  readonly guard: Pick<SignInGuard, 'link'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly key: Uint8Array;
}

/** Asks respondents a question before their answers are taken, if the survey says so (Spec 2, verification code). */
export class VerificationService {
  constructor(private readonly parts: VerificationParts) {}

  /** Makes a question for one submission, in the respondent's language. Like the survey itself it is only there while that runs: A0404, A0411, A0417, A0418. */
  async ask(subject: ChallengeSubject, language: Language): Promise<Challenge> {
    const { opening, random, clock, key } = this.parts;
    await opening.open(subject.surveyId);
    const { text, answer } = drawQuestion(random, language);
    const endsAt = clock.now().getTime() + CHALLENGE_LIFE;
    return { question: text, token: tokenFor(key, subject, answer, endsAt), expiresAt: new Date(endsAt) };
  }

  /** Looks only at submissions: answers that are refused stay on the page, which asks the question and submits them again. */
  readonly gate = (entry: Entry): Promise<AppError | null> | null => {
    const { verification = 'off' } = entry.definition.settings ?? {};
    return entry.stage === 'open' || verification === 'off' ? null : this.judge(entry, verification);
  };

  private async judge({ surveyId, entrant, carried }: Entry, mode: 'smart' | 'always'): Promise<AppError | null> {
    const { submissionId, challenge } = carried;
    if (!challenge || !submissionId) {
      return mode === 'always' || (await this.isSuspicious(surveyId, entrant)) ? refused('missing') : null;
    }
    const given = { token: challenge.token, answer: numberIn(challenge.answer) };
    const verdict = judgeToken(this.parts.key, { surveyId, submissionId }, given, this.parts.clock.now().getTime());
    if (verdict === 'expired') return refused(verdict);
    const proven = await this.parts.guard.link(entrant, `challenge:${surveyId}`, () => Promise.resolve(verdict === 'right' ? true : null));
    return proven ? null : refused('wrong');
  }

  private async isSuspicious(surveyId: string, { ip, userAgent }: Entrant): Promise<boolean> {
    if (!userAgent || PROGRAM.test(userAgent)) return true;
    try {
      await this.parts.limits.take([{ id: `answers:${surveyId}:${networkOf(ip)}`.slice(0, 64), ...UNSUSPICIOUS }]);
      return false;
    } catch (error) {
      if (error instanceof AppError && error.code === 'A0501') return true;
      throw error;
    }
  }
}

const refused = (reason: Reason): AppError => new AppError('A0434', { data: { reason } });
