import type { AnyRoute } from '../../platform/route/route.js';
import type { Platform } from '../../platform/platform.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import { BatchDeletionService } from './batch-deletion.service.js';
import { DefinitionReadModel } from './definition.read-model.js';
import { definitionRoutes } from './definition.rest.js';
import { DefinitionService } from './definition.service.js';
import { DefinitionWork } from './definition-work.js';
import { DraftHistoryService } from './draft-history.service.js';
import { DraftResolver } from './draft.resolver.js';
import { DraftService } from './draft.service.js';
import { DraftTransferService } from './draft-transfer.service.js';
import { DraftStore } from './draft.store.js';
import { DraftWriter } from './draft.writer.js';
import { LiveEdit } from './live-edit.js';
import { NewSurveyService } from './new-survey.service.js';
import { SurveyEditedResolver } from './survey-edited.resolver.js';
import { SurveyEditsReadModel } from './survey-edits.read-model.js';
import { EditActionsResolver, SurveyEditsResolver } from './survey-edits.resolver.js';
import { SurveyFieldResolver } from './survey-field.resolver.js';
import { SurveyListReadModel } from './survey-list.read-model.js';
import { surveyListRoute } from './survey-list.rest.js';
import type { FrozenDefinitions, LiveSettings, SurveyCounts, SurveyFolders, SurveyPart } from './survey.port.js';
import { SurveyResolver } from './survey.resolver.js';
import { surveyRoutes } from './survey.rest.js';
import { surveySources } from './survey-source.js';
import { SurveyService } from './survey.service.js';
import { SurveyPurgeResolver, surveyPurgeRoute } from './survey-purge.doors.js';
import { SurveyPurgeService } from './survey-purge.service.js';
import { SurveyTagsReadModel } from './survey-tags.read-model.js';
import { WechatRule } from './wechat-rule.policy.js';
import { notFound } from '../../platform/errors/app-error.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';

/**
 * Surveys and their drafts. `provideCounts` plugs in the later feature that counts responses; before that nothing has been counted.
 * `provideVersions` plugs in the one that launches; before that there are no versions. `provideLiveSettings` plugs in how settings of a running survey reach respondents. `provideFolders` plugs in the one that keeps folders. `provideParts` plugs in all later features that keep rows of surveys.
 */
export function surveyFeature(platform: Platform, { pictureUses }: { readonly pictureUses: PictureUseService }) {
  const { database, unit, clock, random, bus, outbox, logger } = platform;
  let counts: SurveyCounts = { countsOf: () => Promise.resolve(new Map()), sqlOf: () => '0' };
  let folders: SurveyFolders = { require: () => Promise.reject(notFound()) };
  let frozen: FrozenDefinitions = { read: () => Promise.resolve(null) };
  let parts: readonly SurveyPart[] = [];
  const surveys = new SurveyService(database, unit, clock, outbox);
  const wechatRule = new WechatRule(platform.wechat !== null);
  const store = new DraftStore(database, clock);
  const definitions = new DefinitionReadModel(store);
  const writer = new DraftWriter(surveys, store, definitions, unit, bus, pictureUses, wechatRule);
  const work = new DefinitionWork();
  platform.onStop(() => work.stop());
  const live = new LiveEdit();
  const drafts = new DraftService(surveys, store, writer, unit, random, work, live);
  const transfers = new DraftTransferService(surveys, store, writer, unit, random, work);
  const documents = new DefinitionService(surveys, store, writer, unit, random, work, {
    read: (surveyId, version) => frozen.read(surveyId, version),
  });
  const makers = new NewSurveyService(database, unit, surveys, store, clock, random, work, pictureUses);
  const lists = new SurveyListReadModel(
    database,
    clock,
    { sqlOf: (column) => counts.sqlOf(column) },
    { require: (ctx, folderId) => folders.require(ctx, folderId) },
  );
  const tags = new SurveyTagsReadModel(database);
  const log = new SurveyEditsReadModel(database);
  const draftHistory = new DraftHistoryService(database, store, work);
  const batches = new BatchDeletionService(unit);
  const purge = new SurveyPurgeService({ database, unit, surveys, batches, clock, logger, parts: () => parts });
  platform.onStop(() => purge.stop());
  sweepRegularly((stop) => purge.sweep(stop), platform);
  return {
    surveys,
    drafts,
    transfers,
    definitions,
    documents,
    draftHistory,
    makers,
    batches,
    purge,
    tags,
    provideFolders: (provider: SurveyFolders) => {
      folders = provider;
    },
    provideCounts: (provider: SurveyCounts) => {
      counts = provider;
    },
    provideVersions: (provider: FrozenDefinitions) => {
      frozen = provider;
    },
    provideLiveSettings: (provider: LiveSettings) => live.provide(provider),
    provideParts: (providers: readonly SurveyPart[]) => {
      parts = providers;
    },
    resolvers: [
      new SurveyResolver(surveys, makers, drafts, lists),
      new SurveyPurgeResolver(purge),
      new SurveyFieldResolver(definitions),
      new DraftResolver(documents),
      new SurveyEditedResolver(surveys, store, bus),
      new SurveyEditsResolver(log),
      new EditActionsResolver(log),
    ],
    nodeSources: surveySources(surveys, definitions, log),
    routes: [
      surveyListRoute(lists, { countsOf: (ids) => counts.countsOf(ids) }, tags),
      ...surveyRoutes(surveys, makers, drafts, definitions),
      surveyPurgeRoute(purge),
      ...definitionRoutes(documents),
    ] satisfies AnyRoute[],
    pages: [],
  };
}
