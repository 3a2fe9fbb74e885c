import type { AnyRoute } from '../../platform/http/route.js';
import type { NodeService } from '../node/node.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { cascadeRoute } from './cascade/cascade.rest.js';
import { CascadeImportService } from './cascade/cascade-import.service.js';
import { mountCascadeTemplates } from './cascade/cascade-template.js';
import { OptionBatchResolver } from './option-batch.resolver.js';
import { optionOrderRoutes } from './option-order.rest.js';
import { OptionResolver } from './option.resolver.js';
import { optionRowRoutes } from './option-row.rest.js';
import { optionRoutes } from './option.rest.js';
import { OptionService } from './option.service.js';

export interface OptionNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly nodes: NodeService;
}

/** The options of questions; on `/v1` the rows of matrices and tables as well. */
export function optionFeature({ surveys, drafts, nodes }: OptionNeeds) {
  const options = new OptionService(drafts);
  return {
    options,
    resolvers: [new OptionResolver(options), new OptionBatchResolver(options)],
    routes: [
      ...optionRoutes(options, surveys),
      ...optionOrderRoutes(options, surveys),
      ...optionRowRoutes(options, nodes, surveys),
      cascadeRoute(new CascadeImportService(drafts), surveys),
    ] satisfies AnyRoute[],
    pages: [mountCascadeTemplates],
  };
}
