import type { Platform } from '../../platform/platform.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { InvitationGate } from './invitation-gate.service.js';
import { InvitationListReadModel } from './invitation-list.read-model.js';
import { InvitationResolver, ResponseCodeResolver } from './invitation.resolver.js';
import { invitationRoutes } from './invitation.rest.js';
import { InvitationService } from './invitation.service.js';

export interface InvitationNeeds {
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly links: ShareLinkService;
  readonly guard: SignInGuard;
}

/** Codes that let their bearers answer a survey, each as often as its author says. */
export function invitationFeature({ database, unit, clock, random }: Platform, { surveys, batches, links, guard }: InvitationNeeds) {
  const invitations = new InvitationService({ database, unit, surveys, batches, clock, random });
  const list = new InvitationListReadModel(database, surveys, links);
  return {
    invitations,
    responseCodes: list,
    invitationGate: new InvitationGate(database, guard).gate,
    resolvers: [new InvitationResolver(invitations, list), new ResponseCodeResolver(list)],
    routes: invitationRoutes(invitations, list),
    pages: [],
  };
}
