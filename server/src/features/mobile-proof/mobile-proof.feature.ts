import { purposeKey } from '../../platform/auth/purpose-key.js';
import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { CodeMessages } from '../account/code-messages.service.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import { CodeResolver } from './code.resolver.js';
import { codeRoutes } from './code.rest.js';
import { MobileProofService } from './mobile-proof.service.js';
import { MobileProofSweeper } from './mobile-proof-sweeper.js';

export interface MobileProofNeeds {
  readonly opening: OpeningService;
  readonly messages: CodeMessages;
  readonly guard: SignInGuard;
  readonly batches: BatchDeletionService;
}

/** Respondents prove a mobile number in their answers by a code sent to it. */
export function mobileProofFeature(platform: Platform, { opening, messages, guard, batches }: MobileProofNeeds) {
  const { database, unit, clock, tokenSecret, config } = platform;
  const key = purposeKey(tokenSecret, 'answer code');
  // A single survey may use at most half of the server's daily messages: authors need the rest to sign in.
  const perSurvey = Math.ceil(config.smsAmounts.perDay / 2);
  const proofs = new MobileProofService({ opening, messages, guard, database, unit, clock, key, perSurvey });
  const proofSweeper = new MobileProofSweeper(database, unit, batches, clock);
  sweepRegularly(() => proofSweeper.sweep(), platform, 'proofs of mobiles');
  return { proofs, proofSweeper, resolvers: [new CodeResolver(proofs)], routes: codeRoutes(proofs), pages: [] };
}
