import { SourceTag } from '../features/source-tag/source-tag.entity.js';
import { newestCode } from './author-chapter.js';
import { picture } from './keeping-chapter.js';
import type { Teller } from './teller.js';

const MOBILE = '13900139000';
const A_MINUTE_MS = 60_000;
const SUBMISSION = '0f8fad5b-d9cb-469f-a165-70867728950e';
const NODE = { where: 1, mobile: 5, picture: 6, hunger: 7, wishes: 8, company: 9 } as const;

/** A survey that shows its results, proves a mobile and takes a picture. */
const DEFINITION = {
  format: 1,
  title: 'Lunch on Friday',
  language: 'en',
  nodes: [
    {
      id: NODE.where,
      code: 'Q1',
      type: 1,
      title: 'Where to?',
      required: true,
      setting: { show_result: true },
      options: [
        { id: 2, code: '1', title: 'Noodles' },
        { id: 3, code: '2', title: 'Dumplings' },
      ],
    },
    { id: NODE.mobile, code: 'Q2', type: 60, title: 'Your mobile' },
    { id: NODE.picture, code: 'Q3', type: 36, title: 'A picture of it' },
    { id: NODE.hunger, code: 'Q4', type: 4, title: 'How hungry are you?', setting: { min: 1, max: 5 } },
    { id: NODE.wishes, code: 'Q5', type: 3, title: 'Any wishes?' },
    {
      id: NODE.company,
      code: 'Q6',
      type: 1,
      title: 'Alone?',
      options: [
        { id: 10, code: '1', title: 'Alone' },
        { id: 11, code: '2', title: 'With others' },
      ],
    },
  ],
};

/** A definition is handed over as a whole, tried, launched, answered and read. */
export async function runningChapter(teller: Teller): Promise<void> {
  const { id } = await teller.ask('createSurvey', { body: { title: 'Lunch on Friday', language: 'en' } });
  await teller.ask('putDefinition', { params: { id }, body: DEFINITION });
  await teller.ask('getDefinition', { params: { id } });
  await teller.ask('makeTestLink', { params: { id } });
  await teller.ask('simulateAnswers', { params: { id }, body: { count: 20, seed: 7 } });
  await teller.ask('getTestAnswers', { params: { id } });
  await teller.ask('purgeTestAnswers', { params: { id } });
  await teller.ask('launchSurvey', { params: { id }, body: {} });
  await teller.ask('getShareLink', { query: { surveyId: id } });
  await teller.ask('listVersions', { params: { id } });

  const { fileId, responseId } = await answering(teller, id);

  await teller.ask('listResponses', { params: { id }, query: { first: 10 } });
  await teller.ask('followResponses', { params: { id }, query: { since: 0, limit: 10 } });
  await teller.ask('getResponse', { params: { id, responseId } });
  await reviewing(teller, id, responseId);
  await teller.ask('downloadResponseFile', { params: { id, fileId } });
  await teller.ask('listColumns', { params: { id } });
  await teller.ask('getReportProgress', { params: { id } });
  await teller.ask('getOverallReport', { params: { id } });
  await teller.ask('getCollectionReport', { params: { id }, query: { timeZone: 'Asia/Shanghai' } });
  await teller.ask('getDropOffReport', { params: { id } });
  await teller.ask('getWordReport', { params: { id }, query: { question: NODE.wishes, leftOut: 'please' } });
  await teller.ask('getCrossReport', {
    params: { id },
    query: { row: NODE.hunger, column: NODE.where, nested: `${NODE.where}:${NODE.company}`, confidence: '95' },
  });
  await teller.ask('getInsights', { params: { id } });
  await importing(teller, id);
  await crossTables(teller, id);
  await categories(teller, id);
  await sources(teller, id);
  await parameters(teller);
  await exporting(teller, id);
  await sharing(teller, id);
  await teller.ask('stopSurvey', { params: { id } });
  await teller.ask('renameSurvey', { body: { id, title: 'Lunch on Monday' } });
  await teller.ask('compareDefinitions', { params: { id }, query: { fromVersion: 1 } });
  await teller.ask('getEarlierDefinition', { params: { id }, query: { version: 1 } });
  await teller.ask('restoreDefinition', { params: { id }, body: { version: 1, baseRevision: 3 } });
  await removing(teller, id);
}

/** A survey goes into the recycle bin and comes back, its responses go, and a copy of it goes for good. */
async function removing(teller: Teller, id: string): Promise<void> {
  const { title } = await teller.ask('getSurveyBase', { params: { id } });
  await teller.ask('removeSurvey', { params: { id } });
  await teller.ask('restoreSurvey', { params: { id } });
  await teller.ask('getQuotaFill', { params: { id } });
  await teller.ask('recountQuotas', { params: { id } });
  await teller.ask('clearSurvey', { params: { id }, body: { title } });
  const copy = await teller.ask('copySurvey', { body: { id } });
  const { title: copied } = await teller.ask('getSurveyBase', { params: { id: copy.id } });
  await teller.ask('removeSurvey', { params: { id: copy.id } });
  await teller.ask('purgeSurveys', { body: { ids: [copy.id], confirmation: copied } });
}

/** A report that is shared by link, and what a visitor sees of it. */
async function sharing(teller: Teller, id: string): Promise<void> {
  await teller.ask('listShareChoices', { params: { id } });
  const wanted = { kind: 'answers', name: 'For the kitchen', columns: [`n${NODE.where}`], password: 'noodles' };
  const share = await teller.ask('createReportShare', { params: { id }, body: wanted });
  const params = { id, shareId: share.id };
  await teller.ask('updateReportShare', { params, body: { smallestBase: 10 } });
  const { token: shareId } = await teller.ask('renewReportShareLink', { params });
  await teller.ask('listReportShares', { params: { id } });

  const { token } = teller;
  teller.token = null;
  await teller.ask('openSharedReport', { params: { shareId }, body: { password: 'noodles' } });
  await teller.ask('listSharedAnswers', { params: { shareId }, query: { first: 10 }, body: { password: 'noodles' } });
  teller.token = token;
  await teller.ask('deleteReportShare', { params });
}

/** What an author makes of a response. */
async function reviewing(teller: Teller, id: string, responseId: string): Promise<void> {
  const params = { id, responseId };
  const responseIds = [responseId];
  await teller.ask('starResponses', { params: { id }, body: { responseIds, starred: true } });
  await teller.ask('tagResponses', { params: { id }, body: { responseIds, add: ['ask again'] } });
  await teller.ask('remarkResponses', { params: { id }, body: { responseIds, remark: 'Comes with a friend.' } });
  await teller.ask('invalidateResponses', { params: { id }, body: { responseIds, reason: 'A test of the poster' } });
  await teller.ask('validateResponses', { params: { id }, body: { responseIds } });
  await teller.ask('deleteResponses', { params: { id }, body: { responseIds } });
  await teller.ask('restoreResponses', { params: { id }, body: { responseIds } });
  const { answers, revision } = await teller.ask('getResponse', { params });
  const edited = { ...answers, [NODE.where]: { option: 2 } };
  await teller.ask('editResponse', { params, body: { answers: edited, expectedRevision: revision } });
  await teller.ask('listResponseEdits', { params, query: { first: 10 } });
}

/** Responses that were collected elsewhere are brought along in a table. */
async function importing(teller: Teller, id: string): Promise<void> {
  const table = Uint8Array.from(Buffer.from('submitted_at,Q1\n2026-03-01T12:00:00Z,1\n'));
  const { id: importId } = await teller.ask('uploadResponseImport', {
    params: { id },
    query: { name: 'lunch.csv' },
    file: { bytes: table },
  });
  const params = { id, importId };
  const { jobs } = teller.app.features.responseImport;
  await jobs.ended(importId);
  await teller.ask('getResponseImport', { params });
  await teller.ask('checkResponseImport', { params, body: { preferred: 'code' } });
  await jobs.ended(importId);
  await teller.ask('applyResponseImport', { params, body: { partly: true } });
  await jobs.ended(importId);
}

/** The set-up of a cross report is kept under a name. */
async function crossTables(teller: Teller, id: string): Promise<void> {
  const nested = [{ outer: NODE.where, inner: NODE.company }];
  const setup = { rows: [NODE.hunger], columns: [NODE.where], nested, measure: 'count', confidence: 95 };
  const { id: tableId } = await teller.ask('createSavedCrossTable', { params: { id }, body: { name: 'Hunger by place', setup } });
  await teller.ask('listSavedCrossTables', { params: { id } });
  await teller.ask('updateSavedCrossTable', { params: { id, tableId }, body: { name: 'Hunger by stall' } });
  await teller.ask('deleteSavedCrossTable', { params: { id, tableId } });
}

/** Responses as files: at once, and by a task. */
async function exporting(teller: Teller, id: string): Promise<void> {
  await teller.ask('downloadExport', { params: { id }, query: { type: 3, kind: 2 } });
  // Tasks of one instant are listed in the order of their ids, which is chance.
  teller.app.clock.advance(A_MINUTE_MS);
  const { id: taskId } = await teller.ask('createExport', { params: { id }, body: { type: 3, kind: 1, nodeIds: [NODE.hunger] } });
  const params = { id, taskId };
  await teller.app.features.exports.exportRunner.idle();
  await teller.ask('getExport', { params });
  await teller.ask('listExports', { params: { id } });
  const { path } = await teller.ask('createExportLink', { params });
  const { token } = teller;
  teller.token = null;
  await teller.ask('downloadExportFile', { query: { token: new URL(path, 'http://localhost').searchParams.get('token') ?? '' } });
  teller.token = token;
  await teller.ask('retryExport', { params });
  await teller.ask('cancelExport', { params });
  await teller.ask('deleteExport', { params });
}

/** The ways by which people come have names and links of their own. */
async function sources(teller: Teller, id: string): Promise<void> {
  const { list } = await teller.ask('createSourceTags', { params: { id }, body: { names: ['Poster at the door', 'Newsletter'] } });
  const tagId: string = list[0].id;
  await teller.ask('updateSourceTag', { params: { id, tagId }, body: { name: 'Poster in the hall' } });
  await teller.ask('listSourceTags', { params: { id } });
  // A tag that responses came by is kept when it is deleted, and can be restored.
  const { database, unit } = teller.app.platform;
  await unit.run(() => database.repository(SourceTag).update({ id: tagId }, { code: 'poster' }));
  await teller.ask('deleteSourceTag', { params: { id, tagId } });
  await teller.ask('restoreSourceTag', { params: { id, tagId } });
}

/** What links carry is listed before the launch, and signed. */
async function parameters(teller: Teller): Promise<void> {
  const params = await teller.ask('createSurvey', { body: { title: 'Desks', language: 'en' } });
  await teller.ask('saveReceivedParameters', { params, body: { parameters: [{ name: 'desk', label: 'Desk', required: true }] } });
  const told = ['getReceivedParameters', 'getSigningSamples', 'revealParameterSecret', 'rotateParameterSecret'] as const;
  for (const name of told) await teller.ask(name, { params });
  const { list } = await teller.ask('signLinks', { params, body: { links: [{ desk: '4b' }] } });
  await teller.ask('checkParameterLink', { params, body: { link: list[0].url } });
}

/** A filter is kept under a name. */
async function categories(teller: Teller, id: string): Promise<void> {
  const conditions = { conditions: [{ answer: { nodeId: NODE.where, anyOf: [3] } }] };
  const { id: categoryId } = await teller.ask('createReportCategory', { params: { id }, body: { name: 'Dumplings', conditions } });
  await teller.ask('listReportCategories', { params: { id } });
  await teller.ask('updateReportCategory', { params: { id, categoryId }, body: { name: 'For dumplings' } });
  await teller.ask('deleteReportCategory', { params: { id, categoryId } });
}

/** What a program does that stands in for a respondent. It has no token. */
async function answering(teller: Teller, surveyId: string): Promise<{ fileId: string; responseId: string }> {
  const { token } = teller;
  teller.token = null;
  const params = { surveyId };
  const { version } = await teller.ask('getRunningSurvey', { params });
  await teller.ask('openRunningSurvey', { params, body: { password: 'as it was typed' } });
  await teller.ask('recordVisit', { params, body: { submissionId: SUBMISSION, version, page: NODE.where, source: 'poster' } });
  const proven = { submissionId: SUBMISSION, nodeId: NODE.mobile, mobile: MOBILE };
  await teller.ask('sendMobileCode', { params, body: proven });
  await teller.ask('checkMobileCode', { params, body: { ...proven, code: newestCode(teller, MOBILE) } });
  const query = { nodeId: NODE.picture, submissionId: SUBMISSION, name: 'lunch.png' };
  const { fileId } = await teller.ask('uploadAnswerFile', { params, query, file: { bytes: picture() } });
  const answers = {
    [NODE.where]: { option: 3 },
    [NODE.mobile]: { text: MOBILE },
    [NODE.picture]: { files: [fileId] },
    [NODE.hunger]: { number: 4 },
    [NODE.wishes]: { text: 'Hot soup, please' },
    [NODE.company]: { option: 11 },
  };
  await teller.ask('evaluateAnswers', { params, body: { answers } });
  await teller.ask('askForRoom', { params, body: { answers } });
  await teller.ask('showResults', { params, body: { answers } });
  await teller.ask('askChallenge', { params, body: { submissionId: SUBMISSION } });
  const body = { submissionId: SUBMISSION, version, answers, source: 'poster' };
  const { responseId } = await teller.ask('submitResponse', { params, body });
  teller.token = token;
  return { fileId, responseId };
}
