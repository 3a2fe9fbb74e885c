import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SourceFiguresReadModel } from './source-figures.read-model.js';
import { NO_VISITS, type VisitsBySource } from './source-tag.port.js';
import { SourceTagResolver } from './source-tag.resolver.js';
import { sourceTagRoutes } from './source-tag.rest.js';
import { SourceTagService } from './source-tag.service.js';
import { SourceNameResolver, TagFieldResolver } from './tag-field.resolver.js';
import { TagReadings } from './tag-readings.service.js';

export interface SourceTagNeeds {
  readonly surveys: SurveyService;
  readonly links: ShareLinkService;
}

/** Names for the ways by which respondents come. `provideVisits` plugs in the later feature that counts visits. */
export function sourceTagFeature({ database, unit, clock, random }: Platform, { surveys, links }: SourceTagNeeds) {
  let visits = NO_VISITS;
  const sourceTags = new SourceTagService({ database, unit, surveys, clock, random });
  const figures = new SourceFiguresReadModel(database, { countBySource: (surveyId) => visits.countBySource(surveyId) });
  const readings = new TagReadings(sourceTags, surveys, links, figures);
  const source = storedSource(['SourceTag'], ruleOf('surveys:read'), async (ctx, ids) =>
    (await sourceTags.findOwned(ctx, ids)).map((tag) => asNode('SourceTag', tag)),
  );
  return {
    sourceTags,
    provideVisits: (provider: VisitsBySource) => {
      visits = provider;
    },
    resolvers: [new SourceTagResolver(sourceTags), new TagFieldResolver(readings), new SourceNameResolver(readings)],
    nodeSources: [source],
    routes: sourceTagRoutes(sourceTags, readings),
    pages: [],
  };
}
