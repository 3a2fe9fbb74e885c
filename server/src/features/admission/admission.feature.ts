import { purposeKey } from '../../platform/auth/purpose-key.js';
import type { Platform } from '../../platform/platform.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { Admission, type RegionOf } from './admission.service.js';
import { passwordRoute } from './admission.rest.js';

export interface AdmissionNeeds {
  readonly guard: SignInGuard;
  readonly opening: OpeningService;
  readonly regionOf: RegionOf;
}

/** Who may answer a survey, and when. */
export function admissionFeature({ clock, tokenSecret }: Platform, { guard, opening, regionOf }: AdmissionNeeds) {
  const admission = new Admission({ guard, clock, regionOf, key: purposeKey(tokenSecret, 'respondent') });
  return { admission, resolvers: [], routes: [passwordRoute(opening)], pages: [] };
}
