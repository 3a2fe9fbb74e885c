// Decorators of the graph's types need it before the first of them is read.
import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { accountFeature } from './features/account/account.feature.js';
import { accountEntities } from './features/account/account.entities.js';
import { apiKeyEntity } from './features/api-key/api-key.entity.js';
import { apiKeyFeature } from './features/api-key/api-key.feature.js';
import { answerFileFeature } from './features/answer-file/answer-file.feature.js';
import { answeringPageFeature } from './features/answering-page/answering-page.feature.js';
import { assetEntities } from './features/asset/asset.entities.js';
import { assetFeature } from './features/asset/asset.feature.js';
import { cascadeFeature } from './features/cascade/cascade.feature.js';
import { crossFeature } from './features/cross/cross.feature.js';
import { savedCrossTableEntity } from './features/cross-table/saved-cross-table.entity.js';
import { savedCrossTableFeature } from './features/cross-table/saved-cross-table.feature.js';
import { collectFeature } from './features/collect/collect.feature.js';
import { editingFeature } from './features/editing/editing.feature.js';
import { evaluationFeature } from './features/evaluation/evaluation.feature.js';
import { historyFeature } from './features/history/history.feature.js';
import { imageEntities } from './features/image/image.entities.js';
import { imageFeature } from './features/image/image.feature.js';
import { exportFeature } from './features/export/export.feature.js';
import { exportTaskEntity } from './features/export/export-task.entity.js';
import { insightFeature } from './features/insight/insight.feature.js';
import { libraryEntities } from './features/library/library.entities.js';
import { libraryFeature } from './features/library/library.feature.js';
import { endingFeature } from './features/ending/ending.feature.js';
import { logicFeature } from './features/logic/logic.feature.js';
import { nodeFeature } from './features/node/node.feature.js';
import { optionFeature } from './features/option/option.feature.js';
import { mobileProofEntity } from './features/mobile-proof/mobile-proof.entity.js';
import { mobileProofFeature } from './features/mobile-proof/mobile-proof.feature.js';
import { publishEntities } from './features/publish/publish.entities.js';
import { publishFeature } from './features/publish/publish.feature.js';
import { responseTableFeature } from './features/response-table/response-table.feature.js';
import { reportFeature } from './features/report/report.feature.js';
import { reportCategoryEntity } from './features/report-category/report-category.entity.js';
import { reportCategoryFeature } from './features/report-category/report-category.feature.js';
import { reportShareEntity } from './features/report-share/report-share.entity.js';
import { reportShareFeature } from './features/report-share/report-share.feature.js';
import { responseEntities } from './features/response/response.entities.js';
import { responseFeature } from './features/response/response.feature.js';
import { responseFeedFeature } from './features/response-feed/response-feed.feature.js';
import { responseImportEntity } from './features/response-import/response-import.entity.js';
import { responseImportFeature } from './features/response-import/response-import.feature.js';
import { reviewFeature } from './features/review/review.feature.js';
import { shownResultsFeature } from './features/shown-results/shown-results.feature.js';
import { surveyEntities } from './features/survey/survey.entities.js';
import { surveyFeature } from './features/survey/survey.feature.js';
import { surveyImportFeature } from './features/survey-import/survey-import.feature.js';
import { surveyBulkFeature } from './features/survey-bulk/survey-bulk.feature.js';
import { surveyFolderEntity } from './features/survey-folder/survey-folder.entity.js';
import { surveyFolderFeature } from './features/survey-folder/survey-folder.feature.js';
import { CandidateMaker } from './features/submission/candidate-maker.service.js';
import { simulationEntity } from './features/test-answer/simulation.entity.js';
import { surveyTemplateEntity } from './features/template/survey-template.entity.js';
import { templateFeature } from './features/template/template.feature.js';
import { testAnswerFeature } from './features/test-answer/test-answer.feature.js';
import { testResponseEntity } from './features/test-answer/test-response.entity.js';
import { ownThemeEntity } from './features/theme/own-theme.entity.js';
import { themeFeature } from './features/theme/theme.feature.js';
import { surveyVisitEntity } from './features/visit/survey-visit.entity.js';
import { visitFeature } from './features/visit/visit.feature.js';
import { webhookDeliveryEntity } from './features/webhook/webhook-delivery.entity.js';
import { webhookEntity } from './features/webhook/webhook.entity.js';
import { webhookFeature } from './features/webhook/webhook.feature.js';
import type { EntityDefinition } from './platform/db/open-database.js';
import { idempotencyKeyEntity } from './platform/idempotency/idempotency-key.entity.js';
import { outboxEntryEntity } from './platform/outbox/outbox-entry.entity.js';
import { NodeByIdResolver } from './platform/graphql/node.resolver.js';
import type { NodeSource } from './platform/graphql/node-source.js';
import type { SocketTokens } from './platform/graphql/socket-rights.js';
import type { AnyRoute } from './platform/route/route.js';
import type { Platform } from './platform/platform.js';

/** Rows of all features, in the order of the features. */
export const ENTITIES: readonly EntityDefinition[] = [
  ...accountEntities,
  ...assetEntities,
  ...surveyEntities,
  surveyFolderEntity,
  ...imageEntities,
  ...libraryEntities,
  ownThemeEntity,
  surveyTemplateEntity,
  ...publishEntities,
  ...responseEntities,
  mobileProofEntity,
  apiKeyEntity,
  testResponseEntity,
  simulationEntity,
  surveyVisitEntity,
  responseImportEntity,
  reportCategoryEntity,
  reportShareEntity,
  savedCrossTableEntity,
  exportTaskEntity,
  webhookEntity,
  webhookDeliveryEntity,
  outboxEntryEntity,
  idempotencyKeyEntity,
];

/** Pages that are neither `/v1` nor the designer, e.g. `/r/{surveyId}`. */
export type MountPage = (http: FastifyInstance, clientDist: string) => void;

export type Features = ReturnType<typeof createFeatures>;

/** The composition root: the only place that knows all features, in their one order. */
export function createFeatures(platform: Platform) {
  const account = accountFeature(platform);
  const asset = assetFeature(platform);
  const survey = surveyFeature(platform);
  const surveyImport = surveyImportFeature(platform, survey);
  const apiKey = apiKeyFeature(platform, { ...account, ...survey });
  const surveyFolder = surveyFolderFeature(platform, { ...account, ...survey });
  const image = imageFeature(platform, { ...asset, ...survey });
  const node = nodeFeature(survey);
  const option = optionFeature({ ...survey, ...node });
  const cascade = cascadeFeature(platform, survey);
  const logic = logicFeature(survey);
  const ending = endingFeature(survey);
  const edits = editingFeature(survey);
  const library = libraryFeature(platform, { ...account, ...survey });
  const theme = themeFeature(platform, { ...account, ...survey });
  const template = templateFeature(platform, { ...account, ...survey });
  const publish = publishFeature(platform, survey);
  const history = historyFeature({ ...survey, ...publish });
  const response = responseFeature(platform, { ...survey, ...publish });
  const answeringPage = answeringPageFeature(platform, { ...survey, ...publish, ...response });
  const answerFile = answerFileFeature({ ...asset, ...survey, ...answeringPage });
  const mobileProof = mobileProofFeature(platform, { ...account, ...survey, ...answeringPage });
  const evaluation = evaluationFeature({ ...survey, ...publish, ...answeringPage });
  const candidates = new CandidateMaker(platform.clock, platform.random);
  const testAnswer = testAnswerFeature(platform, { ...asset, ...survey, ...answeringPage, ...answerFile, candidates });
  const collect = collectFeature(platform, { ...publish, ...response, ...answeringPage, ...answerFile, ...testAnswer, candidates });
  const visit = visitFeature(platform, { ...survey, ...publish, ...answeringPage });
  const review = reviewFeature(platform, { ...asset, ...survey, ...publish, ...response, ...answerFile, candidates });
  const responseFeed = responseFeedFeature(platform, { ...survey, ...response, ...answerFile });
  const responseImport = responseImportFeature(platform, { ...asset, ...survey, ...publish, ...response });
  const responseTable = responseTableFeature(platform, { ...survey, ...publish });
  const report = reportFeature(platform, { ...asset, ...survey, ...response, ...responseTable });
  const reportCategory = reportCategoryFeature(platform, { ...survey, ...responseTable, ...report });
  const cross = crossFeature(platform, { ...survey, ...responseTable });
  const crossTable = savedCrossTableFeature(platform, { ...survey, ...responseTable, reports: cross.reports });
  const crossing = { ...crossTable, reports: cross.reports };
  const reportShare = reportShareFeature(platform, { ...account, ...survey, ...responseTable, ...report, ...reportCategory, ...crossing });
  const insight = insightFeature(platform, { ...survey, ...responseTable, ...report, dropOff: visit.dropOff });
  const shownResults = shownResultsFeature(platform, { ...survey, ...response, ...answeringPage, ...report });
  const exports = exportFeature(platform, { ...asset, ...survey, ...responseTable });
  const webhook = webhookFeature(platform, { ...account, ...survey, ...publish, ...response, ...answerFile, ...responseTable });
  template.provideLinks(publish.testLinks);
  answeringPage.testDrafts.provideTried(template.templates);
  const surveyBulk = surveyBulkFeature({ ...survey, ...surveyFolder, ...publish });
  survey.provideFolders(surveyFolder.folders);
  survey.provideCounts(response.responses);
  survey.provideVersions(publish.versions);
  publish.provideCounts(response.responses);
  response.provideFiles(answerFile.responseFiles);
  response.provideSelection(responseTable.selection);
  response.provideQuality(responseTable.quality);
  survey.provideParts([
    response.purge,
    responseTable.tables,
    responseImport.imports,
    testAnswer.simulations,
    visit.visits,
    mobileProof.proofSweeper,
    asset.fileSweeper,
    image.images,
    reportCategory.categories,
    reportShare.shares,
    crossTable.savedTables,
    exports.exportSweeper,
    webhook.webhooks,
    publish.versions,
  ]);
  const editing = {
    account,
    apiKey,
    asset,
    survey,
    surveyImport,
    surveyFolder,
    image,
    node,
    option,
    cascade,
    logic,
    ending,
    edits,
    library,
    theme,
    template,
    publish,
    history,
    surveyBulk,
  };
  const collecting = { response, answeringPage, answerFile, mobileProof, evaluation, testAnswer, collect, visit, review };
  const programs = { responseFeed, responseImport, exports, webhook };
  const reporting = { responseTable, report, reportCategory, cross, crossTable, reportShare, insight, shownResults };
  const all = { ...editing, ...collecting, ...reporting, ...programs };
  const features = Object.values(all);
  const nodeSources = features.flatMap((feature): readonly NodeSource[] => ('nodeSources' in feature ? feature.nodeSources : []));
  return {
    ...all,
    tokens: apiKey.tokens satisfies SocketTokens,
    nodeSources,
    resolvers: [new NodeByIdResolver(nodeSources), ...features.flatMap((feature): readonly object[] => feature.resolvers)],
    routes: features.flatMap((feature): readonly AnyRoute[] => feature.routes),
    pages: features.flatMap((feature): readonly MountPage[] => feature.pages),
  };
}
