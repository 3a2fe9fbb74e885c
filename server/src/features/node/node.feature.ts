import type { AnyRoute } from '../../platform/route/route.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { nodeChangeRoutes } from './node-change.rest.js';
import { NodeResolver } from './node.resolver.js';
import { nodeRoutes } from './node.rest.js';
import { FAMILY_NAMES } from './node-families.type.js';
import { nodesNamed } from './node.type.js';
import { draftPartSource } from '../survey/part-source.type.js';
import { NodeService } from './node.service.js';

export interface NodeNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly definitions: DefinitionReadModel;
}

/** The questions of a survey. */
export function nodeFeature({ surveys, drafts, definitions }: NodeNeeds) {
  const nodes = new NodeService(drafts);
  return {
    nodes,
    resolvers: [new NodeResolver(nodes, definitions)],
    nodeSources: [draftPartSource({ surveys, definitions }, FAMILY_NAMES, nodesNamed)],
    routes: [...nodeRoutes(nodes, surveys), ...nodeChangeRoutes(nodes, surveys)] satisfies AnyRoute[],
    pages: [],
  };
}
