import type { DraftTransferService } from '../survey/draft-transfer.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { NodeTransferResolver } from './node-transfer.resolver.js';
import { nodeTransferRoute } from './node-transfer.rest.js';

export interface NodeTransferNeeds {
  readonly surveys: SurveyService;
  readonly transfers: DraftTransferService;
}

/** Questions that go from one survey to another. It keeps nothing of its own. */
export const nodeTransferFeature = ({ surveys, transfers }: NodeTransferNeeds) => ({
  resolvers: [new NodeTransferResolver(transfers)],
  routes: [nodeTransferRoute(transfers, surveys)],
  pages: [],
});
