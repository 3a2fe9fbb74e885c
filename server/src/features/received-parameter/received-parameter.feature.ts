import type { Platform } from '../../platform/platform.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ParameterJudge } from './parameter-judge.service.js';
import { ParameterSecretService } from './parameter-secret.service.js';
import { ReceivedParameterResolver } from './received-parameter.resolver.js';
import { receivedParameterRoutes } from './received-parameter.rest.js';
import { SignedLinksService } from './signed-links.service.js';
import { SigningSamplesService } from './signing-samples.service.js';

export interface ReceivedParameterNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly links: ShareLinkService;
}

/** Parameters that surveys receive with their links: which there are, who may take part with them, and the links that carry them signed. */
export function receivedParameterFeature(
  { database, unit, clock, random }: Platform,
  { surveys, drafts, links: shareLinks }: ReceivedParameterNeeds,
) {
  const secrets = new ParameterSecretService({ database, unit, surveys, clock, random });
  const judge = new ParameterJudge(secrets, clock);
  const links = new SignedLinksService({ drafts, secrets, judge, links: shareLinks });
  const samples = new SigningSamplesService(drafts, shareLinks);
  return {
    parameterSecrets: secrets,
    parameterGate: judge.gate,
    resolvers: [new ReceivedParameterResolver(secrets, links, samples)],
    nodeSources: [],
    routes: receivedParameterRoutes({ drafts, secrets, links, samples }),
    pages: [],
  };
}
