import { purposeKey } from '../../platform/auth/purpose-key.js';
import type { Platform } from '../../platform/platform.js';
import type { AttemptLimits } from '../account/attempt-limits.service.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { VerificationResolver } from './verification.resolver.js';
import { challengeRoute } from './verification.rest.js';
import { VerificationService } from './verification.service.js';

export interface VerificationNeeds {
  readonly opening: OpeningService;
  readonly limits: AttemptLimits;
  readonly guard: SignInGuard;
}

/** A question that respondents answer before their answers are taken. */
export function verificationFeature({ clock, random, tokenSecret }: Platform, { opening, limits, guard }: VerificationNeeds) {
  const verification = new VerificationService({ opening, limits, guard, clock, random, key: purposeKey(tokenSecret, 'verification') });
  return { verification, resolvers: [new VerificationResolver(verification)], routes: [challengeRoute(verification)], pages: [] };
}
