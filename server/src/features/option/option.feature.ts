import type { AnyRoute } from '../../platform/route/route.js';
import type { NodeService } from '../node/node.service.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { OptionBatchResolver } from './option-batch.resolver.js';
import { optionOrderRoutes } from './option-order.rest.js';
import { OptionResolver } from './option.resolver.js';
import { optionRowRoutes } from './option-row.rest.js';
import { optionRoutes } from './option.rest.js';
import { OptionService } from './option.service.js';
import { draftPartSource } from '../survey/part-source.type.js';
import { partsNamed } from './part-views.js';
import { RowResolver } from './row.resolver.js';
import { RowService } from './row.service.js';

export interface OptionNeeds {
  readonly surveys: SurveyService;
  readonly definitions: DefinitionReadModel;
  readonly drafts: DraftService;
  readonly nodes: NodeService;
}

/** The options of questions and the rows of matrices and tables. */
export function optionFeature({ surveys, definitions, drafts, nodes }: OptionNeeds) {
  const options = new OptionService(drafts);
  return {
    options,
    resolvers: [new RowResolver(new RowService(drafts)), new OptionResolver(options), new OptionBatchResolver(options)],
    nodeSources: [draftPartSource({ surveys, definitions }, ['SurveyOption', 'SurveyRow'], partsNamed)],
    routes: [
      ...optionRoutes(options, surveys),
      ...optionOrderRoutes(options, surveys),
      ...optionRowRoutes(options, nodes, surveys),
    ] satisfies AnyRoute[],
    pages: [],
  };
}
