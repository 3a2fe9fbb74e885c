// Decorators of the graph's types need it before the first of them is read.
import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { admissionFeature } from './features/admission/admission.feature.js';
import { accountFeature } from './features/account/account.feature.js';
import { apiKeyFeature } from './features/api-key/api-key.feature.js';
import { answerFileFeature } from './features/answer-file/answer-file.feature.js';
import { answeringPageFeature } from './features/answering-page/answering-page.feature.js';
import { assetFeature } from './features/asset/asset.feature.js';
import { cascadeFeature } from './features/cascade/cascade.feature.js';
import { crossFeature } from './features/cross/cross.feature.js';
import { savedCrossTableFeature } from './features/cross-table/saved-cross-table.feature.js';
import { collectFeature } from './features/collect/collect.feature.js';
import { editingFeature } from './features/editing/editing.feature.js';
import { evaluationFeature } from './features/evaluation/evaluation.feature.js';
import { historyFeature } from './features/history/history.feature.js';
import { imageFeature } from './features/image/image.feature.js';
import { examAttemptFeature } from './features/exam-attempt/exam-attempt.feature.js';
import { examFeature } from './features/exam/exam.feature.js';
import { examReportFeature } from './features/exam-report/exam-report.feature.js';
import { exportFeature } from './features/export/export.feature.js';
import { insightFeature } from './features/insight/insight.feature.js';
import { invitationFeature } from './features/invitation/invitation.feature.js';
import { libraryFeature } from './features/library/library.feature.js';
import { endingFeature } from './features/ending/ending.feature.js';
import { linkDraftFeature } from './features/link-draft/link-draft.feature.js';
import { logicFeature } from './features/logic/logic.feature.js';
import { nodeFeature } from './features/node/node.feature.js';
import { nodeTransferFeature } from './features/node-transfer/node-transfer.feature.js';
import { optionFeature } from './features/option/option.feature.js';
import { mobileProofFeature } from './features/mobile-proof/mobile-proof.feature.js';
import { personalLinkFeature } from './features/personal-link/personal-link.feature.js';
import { presenceFeature } from './features/presence/presence.feature.js';
import { publishFeature } from './features/publish/publish.feature.js';
import { receivedParameterFeature } from './features/received-parameter/received-parameter.feature.js';
import { shortLinkFeature } from './features/short-link/short-link.feature.js';
import { sampleOrderFeature } from './features/sample-order/sample-order.feature.js';
import { samplePanelFeature } from './features/sample-panel/sample-panel.feature.js';
import { sourceTagFeature } from './features/source-tag/source-tag.feature.js';
import { responseTableFeature } from './features/response-table/response-table.feature.js';
import { reportFeature } from './features/report/report.feature.js';
import { reportCategoryFeature } from './features/report-category/report-category.feature.js';
import { reportShareFeature } from './features/report-share/report-share.feature.js';
import { responseClearingFeature } from './features/response-clearing/response-clearing.feature.js';
import { responseFeature } from './features/response/response.feature.js';
import { responseFeedFeature } from './features/response-feed/response-feed.feature.js';
import { responseImportFeature } from './features/response-import/response-import.feature.js';
import { reviewFeature } from './features/review/review.feature.js';
import { settingFeature } from './features/setting/setting.feature.js';
import { shownResultsFeature } from './features/shown-results/shown-results.feature.js';
import { surveyFeature } from './features/survey/survey.feature.js';
import { surveyImportFeature } from './features/survey-import/survey-import.feature.js';
import { surveyBulkFeature } from './features/survey-bulk/survey-bulk.feature.js';
import { surveyFolderFeature } from './features/survey-folder/survey-folder.feature.js';
import { quotaFeature } from './features/quota/quota.feature.js';
import { repeatLimitFeature } from './features/repeat-limit/repeat-limit.feature.js';
import { RuleReader } from './features/submission/rule-reader.service.js';
import { CandidateMaker } from './features/submission/candidate-maker.service.js';
import { templateFeature } from './features/template/template.feature.js';
import { testAnswerFeature } from './features/test-answer/test-answer.feature.js';
import { themeFeature } from './features/theme/theme.feature.js';
import { verificationFeature } from './features/verification/verification.feature.js';
import { visitFeature } from './features/visit/visit.feature.js';
import { wechatFeature } from './features/wechat/wechat.feature.js';
import { webhookFeature } from './features/webhook/webhook.feature.js';
import { NodeByIdResolver } from './platform/graphql/node.resolver.js';
import type { NodeSource } from './platform/graphql/node-source.js';
import type { SocketTokens } from './platform/graphql/socket-rights.js';
import type { AnyRoute } from './platform/route/route.js';
import type { Platform } from './platform/platform.js';

/** Pages that are neither `/v1` nor the designer, e.g. `/r/{surveyId}`. */
export type MountPage = (http: FastifyInstance, clientDist: string) => void;

export type Features = ReturnType<typeof createFeatures>;

/** The composition root: the only place that knows all features, in their one order. */
export function createFeatures(platform: Platform) {
  const account = accountFeature(platform);
  const asset = assetFeature(platform);
  const survey = surveyFeature(platform, asset);
  const surveyImport = surveyImportFeature(platform, survey);
  const apiKey = apiKeyFeature(platform, { ...account, ...survey });
  const surveyFolder = surveyFolderFeature(platform, { ...account, ...survey });
  const image = imageFeature(platform, { ...asset, ...survey });
  const node = nodeFeature(survey);
  const nodeTransfer = nodeTransferFeature(survey);
  const option = optionFeature({ ...survey, ...node });
  const cascade = cascadeFeature(platform, survey);
  const logic = logicFeature(survey);
  const ending = endingFeature(survey);
  const edits = editingFeature(survey);
  const presence = presenceFeature(platform, { ...account, ...survey });
  const setting = settingFeature(survey);
  const library = libraryFeature(platform, { ...account, ...asset, ...survey });
  const theme = themeFeature(platform, { ...account, ...asset, ...survey });
  const template = templateFeature(platform, { ...account, ...asset, ...survey });
  const publish = publishFeature(platform, { ...asset, ...survey });
  const history = historyFeature({ ...survey, ...publish });
  const response = responseFeature(platform, { ...survey, ...publish });
  const answeringPage = answeringPageFeature(platform, { ...survey, ...publish, ...response });
  const repeatLimit = repeatLimitFeature(platform, survey);
  const ruleReader = new RuleReader(repeatLimit.respondentKeys);
  const quota = quotaFeature(platform, { ...survey, ...publish, ...answeringPage });
  const { seats } = quota;
  const personalLink = personalLinkFeature(platform, { ...survey, ...publish, guards: repeatLimit.guards });
  const shortLink = shortLinkFeature(platform, survey);
  const sourceTag = sourceTagFeature(platform, { ...survey, ...publish });
  const receivedParameter = receivedParameterFeature(platform, { ...survey, ...publish });
  const invitation = invitationFeature(platform, { ...account, ...survey, ...publish });
  const answerFile = answerFileFeature({ ...asset, ...survey, ...response, ...answeringPage });
  const mobileProof = mobileProofFeature(platform, { ...account, ...survey, ...answeringPage });
  const evaluation = evaluationFeature({ ...survey, ...publish, ...answeringPage });
  const samplePanel = samplePanelFeature(platform);
  const candidates = new CandidateMaker(platform.clock, platform.random, ruleReader, samplePanel.panelLinks);
  const testAnswer = testAnswerFeature(platform, { ...asset, ...survey, ...answeringPage, ...answerFile, candidates });
  const examAttempt = examAttemptFeature(platform, { ...survey, ...answeringPage, ...repeatLimit });
  const linkDraft = linkDraftFeature(platform, { ...answeringPage, ...personalLink });
  const collect = collectFeature(platform, {
    ...publish,
    ...response,
    ...answeringPage,
    ...answerFile,
    ...testAnswer,
    candidates,
    ruleReader,
  });
  const admission = admissionFeature(platform, { ...account, ...answeringPage, regionOf: collect.regionOf });
  const verification = verificationFeature(platform, { ...account, ...answeringPage });
  const sampleOrder = sampleOrderFeature(platform, { ...survey, ...publish, ...samplePanel, ...sourceTag, ...testAnswer, ...collect });
  const wechat = wechatFeature(platform, { ...publish, ...answeringPage });
  const visit = visitFeature(platform, { ...survey, ...publish, ...answeringPage, ...personalLink });
  const review = reviewFeature(platform, { ...asset, ...survey, ...publish, ...response, ...answerFile, candidates, seats, ruleReader });
  const exam = examFeature(platform, { ...survey, ...publish, ...answeringPage, ...response });
  const responseFeed = responseFeedFeature(platform, { ...survey, ...response, ...answerFile });
  const responseImport = responseImportFeature(platform, { ...asset, ...survey, ...publish, ...response, seats, ruleReader });
  const responseTable = responseTableFeature(platform, { ...survey, ...publish, ...sourceTag });
  const responseClearing = responseClearingFeature(platform, {
    ...asset,
    ...survey,
    ...response,
    ...responseTable,
    ...visit,
    ...mobileProof,
    ...personalLink,
    ...examAttempt,
    seats,
    guards: repeatLimit.guards,
  });
  const report = reportFeature(platform, { ...asset, ...survey, ...response, ...responseTable });
  const examReport = examReportFeature(platform, { ...survey, ...publish, ...examAttempt, ...exam, ...responseTable, ...report });
  const reportCategory = reportCategoryFeature(platform, { ...survey, ...responseTable, ...report });
  const cross = crossFeature(platform, { ...survey, ...responseTable });
  const crossTable = savedCrossTableFeature(platform, { ...survey, ...responseTable, reports: cross.reports });
  const crossing = { ...crossTable, reports: cross.reports };
  const reportShare = reportShareFeature(platform, { ...account, ...survey, ...responseTable, ...report, ...reportCategory, ...crossing });
  const insight = insightFeature(platform, { ...survey, ...responseTable, ...report, dropOff: visit.dropOff });
  const shownResults = shownResultsFeature(platform, { ...survey, ...response, ...answeringPage, ...report });
  const exports = exportFeature(platform, { ...asset, ...survey, ...responseTable });
  const webhook = webhookFeature(platform, { ...account, ...survey, ...publish, ...response, ...answerFile, ...responseTable });
  answeringPage.opening.provideGates([
    wechat.wechatGate,
    personalLink.linkDoor.gate,
    receivedParameter.parameterGate,
    admission.admission.gate,
    invitation.invitationGate,
    samplePanel.panelGate,
    repeatLimit.guards.gate,
    verification.verification.gate,
  ]);
  template.provideLinks(publish.testLinks);
  answeringPage.testDrafts.provideTried(template.templates);
  const surveyBulk = surveyBulkFeature({ ...survey, ...surveyFolder, ...publish });
  asset.provideTexts([survey.draftHistory, publish.versions, image.images, theme.themes, template.own, library.items]);
  survey.provideFolders(surveyFolder.folders);
  survey.provideCounts(response.responses);
  survey.provideVersions(publish.versions);
  survey.provideLiveSettings(publish.liveSettings);
  publish.provideStops(sampleOrder.orders);
  publish.provideCounts(response.versionCounts);
  sourceTag.provideVisits(visit.sourceVisits);
  response.provide({ ...answerFile, ...personalLink, ...invitation, ...responseTable });
  survey.provideParts([
    response.purge,
    responseTable.tables,
    responseImport.imports,
    testAnswer.simulations,
    sampleOrder.orders,
    visit.visits,
    mobileProof.proofSweeper,
    asset.fileSweeper,
    image.images,
    shortLink.shortLinks,
    sourceTag.sourceTags,
    personalLink.linkUses,
    receivedParameter.parameterSecrets,
    invitation.invitations,
    reportCategory.categories,
    reportShare.shares,
    crossTable.savedTables,
    exports.exportSweeper,
    webhook.webhooks,
    publish.versions,
    seats,
    quota.reservations,
    repeatLimit.guards,
    examAttempt.examAttempts,
    asset.pictureUses,
  ]);
  const keeping = { account, apiKey, asset, survey, surveyImport, surveyFolder, image, node, nodeTransfer, option };
  const designing = { cascade, logic, ending, setting, edits, presence, library, theme, template, publish, history, surveyBulk };
  const entering = { response, answeringPage, repeatLimit, admission, quota };
  const inviting = { personalLink, shortLink, sourceTag, receivedParameter, invitation, verification, wechat };
  const answering = { answerFile, mobileProof, evaluation, testAnswer, examAttempt, linkDraft, collect };
  const collected = { sampleOrder, visit, review, exam, responseClearing };
  const programs = { responseFeed, responseImport, exports, webhook };
  const reporting = { responseTable, report, examReport, reportCategory, cross, crossTable, reportShare, insight, shownResults };
  const all = { ...keeping, ...designing, ...entering, ...inviting, ...answering, ...collected, ...reporting, ...programs };
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
