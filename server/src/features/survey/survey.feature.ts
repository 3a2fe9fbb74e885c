import type { AnyRoute } from '../../platform/http/route.js';
import type { Platform } from '../../platform/platform.js';
import { DefinitionReadModel } from './definition.read-model.js';
import { definitionRoutes } from './definition.rest.js';
import { DefinitionService } from './definition.service.js';
import { DraftResolver } from './draft.resolver.js';
import { DraftService } from './draft.service.js';
import { DraftStore } from './draft.store.js';
import { DraftWriter } from './draft.writer.js';
import { NewSurveyService } from './new-survey.service.js';
import { surveyEditedResolver } from './survey-edited.resolver.js';
import { SurveyFieldResolver } from './survey-field.resolver.js';
import { SurveyListReadModel } from './survey-list.read-model.js';
import { surveyListRoute } from './survey-list.rest.js';
import type { SurveyCounts } from './survey.port.js';
import { SurveyResolver } from './survey.resolver.js';
import { surveyRoutes } from './survey.rest.js';
import { SurveyService } from './survey.service.js';

/** Surveys and their drafts. `provideCounts` plugs in the later feature that counts responses; before that nothing has been counted. */
export function surveyFeature({ database, unit, clock, random, bus }: Platform) {
  let counts: SurveyCounts = { countsOf: () => Promise.resolve(new Map()) };
  const surveys = new SurveyService(database, unit, clock);
  const store = new DraftStore(database, clock);
  const definitions = new DefinitionReadModel(store);
  const writer = new DraftWriter(surveys, store, definitions, unit, bus);
  const drafts = new DraftService(surveys, store, writer, unit, random);
  const documents = new DefinitionService(surveys, store, writer, unit, random);
  const makers = new NewSurveyService(database, unit, surveys, store, clock, random);
  const lists = new SurveyListReadModel(database, clock);
  return {
    surveys,
    drafts,
    definitions,
    documents,
    makers,
    provideCounts: (provider: SurveyCounts) => {
      counts = provider;
    },
    resolvers: [
      new SurveyResolver(surveys, makers, drafts, lists),
      new SurveyFieldResolver(definitions),
      new DraftResolver(drafts, documents),
      surveyEditedResolver(surveys, bus),
    ],
    routes: [
      surveyListRoute(lists, { countsOf: (ids) => counts.countsOf(ids) }),
      ...surveyRoutes(surveys, makers, drafts, definitions),
      ...definitionRoutes(documents),
    ] satisfies AnyRoute[],
    pages: [],
  };
}
