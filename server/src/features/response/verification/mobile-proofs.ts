import type { Platform } from '../../../platform/platform.js';
import type { CodeMessages } from '../../account/code-messages.service.js';
import { purposeKey } from '../../../platform/auth/purpose-key.js';
import type { SignInGuard } from '../../account/sign-in-guard.service.js';
import type { BatchDeletionService } from '../../survey/batch-deletion.service.js';
import { sweepRegularly } from '../../../platform/sweep-regularly.js';
import type { CollectService } from '../collect.service.js';
import { CodeResolver } from './code.resolver.js';
import { codeRoutes } from './code.rest.js';
import { MobileProofService } from './mobile-proof.service.js';
import { MobileProofSweeper } from './mobile-proof-sweeper.js';

interface ProofNeeds {
  readonly collect: CollectService;
  readonly messages: CodeMessages;
  readonly guard: SignInGuard;
  readonly batches: BatchDeletionService;
}

/** Mobiles of respondents that a code proves. */
export function mobileProofs(platform: Platform, { batches, ...services }: ProofNeeds) {
  const { database, unit, clock, tokenSecret, config } = platform;
  const key = purposeKey(tokenSecret, 'answer code');
  // One survey may not use up the day of all: authors could not sign in any more.
  const perSurvey = Math.ceil(config.smsAmounts.perDay / 2);
  const proofs = new MobileProofService({ ...services, database, unit, clock, key, perSurvey });
  const sweeper = new MobileProofSweeper(database, unit, batches, clock);
  sweepRegularly(() => sweeper.sweep(), platform, 'proofs of mobiles');
  return { proofs, sweeper, resolvers: [new CodeResolver(proofs)], routes: codeRoutes(proofs) };
}
