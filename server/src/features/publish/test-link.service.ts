import { respondentLink, TEST_PARAMETER } from '@wence/schema';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import { signTestToken, type TestClaim, verifyTestToken } from './test-token.js';

export type { TestClaim } from './test-token.js';

const LIFE_SECONDS = 30 * 60;

/** The way into test mode of a survey. */
export interface TestLink extends SurveyOutcome {
  readonly url: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Links that show an author the draft as respondents would meet it (Spec 2, preview), for half an hour and to whoever the author gives them. */
export class TestLinkService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly key: Uint8Array,
    private readonly clock: Clock,
    private readonly origin: () => string,
  ) {}

  /** Makes a test link to one of the caller's surveys, in any state. */
  async make(ctx: RequestContext, surveyId: string): Promise<TestLink> {
    const survey = await this.surveys.requireOwned(ctx, surveyId);
    return { survey, ...this.tryOut(ctx, survey.id) };
  }

  /** A link of the same kind under an id that is no survey's. Who makes it answers for what the id leads to (`triedBy`). */
  tryOut(ctx: RequestContext, id: string): Omit<TestLink, 'survey'> {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + LIFE_SECONDS;
    const token = signTestToken(this.key, { surveyId: id, authorId: signedIn(ctx).id, expires });
    return { url: respondentLink(this.origin(), id, { [TEST_PARAMETER]: token }), token, expiresAt: new Date(expires * 1000) };
  }

  /** Returns the claim of a token; null if it is forged, expired or for another id. */
  triedBy(id: string, token: string): TestClaim | null {
    const claim = verifyTestToken(this.key, token, this.clock.now());
    return claim?.surveyId === id ? claim : null;
  }

  /** Returns the survey that a token opens; null if it is forged, expired or for another survey, or if the author no longer owns the survey. */
  async surveyOf(surveyId: string, token: string): Promise<Survey | null> {
    const claim = this.triedBy(surveyId, token);
    if (!claim) return null;
    const survey = await this.surveys.find(surveyId);
    return survey?.ownerId === claim.authorId ? survey : null;
  }
}
