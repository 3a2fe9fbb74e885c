import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import type { RequestContext } from '../../platform/request/context.js';
import { NO_NETWORK } from '../../platform/outside/fetching/test-network.factory.js';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { freshMobile, signUp, type SignedUp } from '../account/account.factory.js';
import { uploadPicture } from '../asset/picture.factory.js';
import { contextOf, launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { stored } from '../answer-file/file.factory.js';
import { savedCrossTable } from '../cross-table/saved-cross-table.factory.js';
import { storedExport } from '../export/export.factory.js';
import { csvOf, handIn } from '../response-import/response-import.factory.js';
import { QuotaSeats } from '../quota/quota-seats.service.js';
import { SeatReservation } from '../quota/seat-reservation.entity.js';
import { examAttempt } from '../exam-attempt/exam-attempt.factory.js';
import { repeatGuard } from '../repeat-limit/repeat-guard.factory.js';
import { saveDraft } from '../link-draft/link-draft.factory.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { SamplePanelist } from '../sample-panel/sample-panelist.entity.js';
import { draftedOrder } from '../sample-order/sample-order.factory.js';
import { sourceTag } from '../source-tag/source-tag.factory.js';
import { reportCategory } from '../report-category/report-category.factory.js';
import { reportShare } from '../report-share/report-share.factory.js';
import { addWaiting } from '../response/hand-mark.entity.js';
import { submit } from '../response/response.factory.js';
import { send as sendCode } from '../mobile-proof/mobile-proof.factory.js';
import { visit } from '../visit/visit.factory.js';
import { makeWebhook } from '../webhook/webhook.factory.js';
import { BatchDeletionService } from './batch-deletion.service.js';
import type { SurveyPart } from './survey.port.js';
import { SurveyPurgeService } from './survey-purge.service.js';

const MINUTE = 60_000;
const KEPT = 30 * 24 * 60 * MINUTE;
const question = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [PHOTO, MOBILE] = [90, 91];
const asked = [
  { id: PHOTO, code: 'Q2', type: 36 as const, title: 'Your cup' },
  { id: MOBILE, code: 'Q3', type: 60 as const, title: 'Your mobile' },
];
const everybody = { id: 92, kind: 'custom' as const, name: 'Everybody', conditions: [], limit: 9 };
const tea = { ...question, lastId: 92, nodes: [...question.nodes, ...asked], quotas: [everybody] };
/** Row counts per table of a survey made by `fullSurvey`. */
const EVERYTHING = {
  survey: 1,
  survey_draft: 1,
  survey_edit: 2,
  survey_version: 2,
  response: 3,
  response_log: 5,
  response_edit: 1,
  response_mark: 1,
  hand_mark: 1,
  survey_counter: 1,
  quota_cell: 1,
  seat_reservation: 1,
  repeat_guard: 1,
  personal_link: 1,
  link_draft: 1,
  outbox: 5,
  stored_file: 2,
  mobile_proof: 1,
  test_response: 2,
  simulation: 1,
  survey_image: 1,
  report_category: 1,
  source_tag: 1,
  short_link: 1,
  invitation_code: 1,
  exam_attempt: 1,
  sample_order: 1,
  sample_panelist: 1,
  sample_step: 1,
  parameter_secret: 1,
  report_share: 1,
  saved_cross_table: 1,
  survey_visit: 1,
  webhook: 1,
  webhook_delivery: 1,
  export_task: 1,
  response_import: 1,
  survey_words: 1,
  survey_tag: 1,
};
/** The score of an exam with an answer that people mark. */
const WAITING = { score: 0, maximum: 1, waiting: 1, questions: [{ nodeId: 1, score: 0, maximum: 1, mark: 'unmarked' as const }] };
const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((table) => [table, 0]));

describe('purging the recycle bin', () => {
  let app: TestApp;
  let author: SignedUp;
  let ctx: RequestContext;

  beforeAll(async () => {
    app = await startTestApp({}, { network: NO_NETWORK });
  });
  // Days pass in every test: tokens end.
  beforeEach(async () => {
    author = await signUp(app);
    ctx = contextOf(app, author);
  });
  afterAll(() => app.stop());

  /** Has rows in every table that knows surveys. */
  async function fullSurvey(): Promise<string> {
    const id = await launchedSurvey(app, author, tea);
    await relaunch(app, author, id, { ...tea, title: 'second' });
    const sent = [];
    for (const choice of ['tea', 'coffee', 'tea']) sent.push(await submit(app, id, answersOf(tea, { Q1: choice })));
    const { responseId } = sent[0]?.data ?? {};
    const { reviews, edits } = app.features.review;
    await reviews.star(ctx, { surveyId: id, responseIds: [responseId], starred: true });
    await edits.edit(ctx, { surveyId: id, responseId, expectedRevision: 0, answers: answersOf(tea, { Q1: 'coffee' }) });
    await app.platform.unit.run(() => addWaiting(app.platform.database, [{ id: responseId, surveyId: id, seq: 1, exam: WAITING }]));
    await stored(app, { surveyId: id, nodeId: PHOTO, submissionId: randomUUID() });
    const { token } = (await v1(app, 'POST', `/v1/surveys/test/${id}`, {}, author.token)).data;
    await v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers: {}, test: token });
    await v1(app, 'POST', `/v1/surveys/test/simulate/${id}`, { count: 1 }, author.token);
    const { filePath: name } = (await uploadPicture(app, author.token)).data;
    await v1(app, 'POST', '/v1/surveys/image', { surveyId: id, name }, author.token);
    await reportCategory(app, author, id, 'Mine');
    await sourceTag(app, author, id, 'Mine');
    const { code } = await personalLink(app, id);
    await saveDraft(app, id, code, {}, { version: 2 });
    await v1(app, 'POST', `/v1/surveys/short-link/${id}`, {}, author.token);
    await v1(app, 'POST', `/v1/surveys/params/${id}/secret`, {}, author.token);
    const orderId = await draftedOrder(app, author, id);
    const panelist = { orderId, pid: 'ada', surveyId: id, responseId, outcome: 'complete' as const, answeredAt: app.clock.now() };
    await app.platform.unit.run(() => app.platform.database.repository(SamplePanelist).insert(panelist));
    await v1(app, 'POST', `/v1/surveys/invitation/${id}`, { amount: 1 }, author.token);
    const kept = { surveyId: id, submissionId: randomUUID(), cell: 'q1', heldUntil: app.clock.now() };
    await app.platform.unit.run(() => app.platform.database.repository(SeatReservation).insert(kept));
    await reportShare(app, author, id);
    await savedCrossTable(app, author, id, 'Mine', tea.nodes[0]?.id ?? 0);
    await sendCode(app, { surveyId: id, nodeId: MOBILE, submissionId: randomUUID(), mobile: freshMobile() });
    // Switched off, it adds nothing to the outbox.
    await v1(app, 'POST', '/v1/surveys/bulk', { ids: [id], action: 'addTags', tags: ['mine'] }, author.token);
    const hook = await makeWebhook(app, author, { surveyId: id, enabled: false });
    await v1(app, 'POST', `/v1/webhooks/${hook.id}/test`, {}, author.token);
    await storedExport(app, id);
    await handIn(app, author, id, csvOf([['source'], ['poster']]));
    await repeatGuard(app, id);
    await examAttempt(app, id);
    await visit(app, id);
    await app.features.visit.buffer.flush();
    return id;
  }

  async function recycledSurvey(): Promise<string> {
    const id = await fullSurvey();
    await app.features.survey.surveys.recycle(ctx, id);
    return id;
  }

  /** Asks every table with a survey's id, also those that nobody thought of here. */
  async function rowsOf(surveyId: string): Promise<Record<string, number>> {
    const { database } = app.platform;
    const tables = database.writer.entityMetadatas.filter(
      ({ tableName, propertiesMap }) => tableName === 'survey' || 'surveyId' in propertiesMap,
    );
    const counted = tables.map(async ({ tableName, target }) => {
      const count = await database.repository(target).countBy(tableName === 'survey' ? { id: surveyId } : { surveyId });
      return [tableName, count] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  const sweep = () => app.features.survey.purge.sweep();
  const restore = (id: string) => app.features.survey.surveys.restore(ctx, id);

  /** Purges with parts of its own, as another server would. */
  function sweepWith(...parts: SurveyPart[]): Promise<void> {
    const { database, unit, clock, logger } = app.platform;
    const { surveys } = app.features.survey;
    return new SurveyPurgeService({
      database,
      unit,
      surveys,
      batches: new BatchDeletionService(unit),
      clock,
      logger,
      parts: () => parts,
    }).sweep();
  }

  it('deletes every row of a survey after 30 days, and none of any other', async () => {
    const [gone, kept] = [await recycledSurvey(), await fullSurvey()];
    app.clock.advance(KEPT);

    await sweep();

    expect(await rowsOf(gone)).toEqual(NOTHING);
    expect(await rowsOf(kept)).toEqual(EVERYTHING);
  });

  it('forgets the frozen definitions it has in memory', async () => {
    const id = await recycledSurvey();
    const { versions } = app.features.publish;
    const before = await versions.readAll(id);
    app.clock.advance(KEPT);

    await sweep();

    expect(before).toHaveLength(2);
    expect([await versions.read(id, 1), await versions.read(id, 2)]).toEqual([null, null]);
  });

  it('leaves a survey alone until the last minute, in which it can be restored with everything', async () => {
    const id = await recycledSurvey();
    app.clock.advance(KEPT - MINUTE);

    await sweep();
    await restore(id);
    app.clock.advance(2 * MINUTE);
    await sweep();

    expect(await rowsOf(id)).toEqual(EVERYTHING);
    expect(await app.features.survey.surveys.find(id)).toMatchObject({ id, recycledAt: null });
  });

  it('lets a restore win that was on its way when the time was over', async () => {
    const id = await recycledSurvey();
    app.clock.advance(KEPT - MINUTE);
    let [restored, commit] = [() => {}, () => {}];
    const isRestored = new Promise<void>((resolve) => (restored = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const restoring = app.platform.unit.run(async () => {
      await restore(id);
      restored();
      await mayCommit;
    });
    await isRestored;
    app.clock.advance(2 * MINUTE);

    const sweeping = sweep();
    await new Promise((resolve) => setTimeout(resolve, 200));
    commit();
    await Promise.all([restoring, sweeping]);

    expect(await rowsOf(id)).toEqual(EVERYTHING);
    expect(await app.features.survey.surveys.find(id)).toMatchObject({ id, recycledAt: null });
  });

  it('goes on at the next sweep with a survey that was broken off half-way', async () => {
    const [broken, next] = [await recycledSurvey(), await recycledSurvey()];
    const {
      asset,
      image,
      reportCategory: categories,
      reportShare: sharing,
      crossTable,
      response,
      testAnswer,
      mobileProof,
      publish,
      visit: visits,
      webhook,
      exports,
      responseImport,
      repeatLimit,
      sourceTag: tags,
      personalLink: personal,
      receivedParameter,
      invitation,
      examAttempt: attempts,
      shortLink,
      sampleOrder,
      quota,
    } = app.features;
    app.clock.advance(KEPT);
    const failing: SurveyPart = { purge: (id) => (id === broken ? Promise.reject(new Error('no disk')) : publish.versions.purge(id)) };

    const answers = [response.purge, visits.visits, mobileProof.proofSweeper, testAnswer.simulations, webhook.webhooks];
    const files = [exports.exportSweeper, responseImport.imports];
    const rules = [repeatLimit.guards, new QuotaSeats({ ...app.platform, versions: publish.versions }), quota.reservations];
    await sweepWith(
      ...answers,
      ...files,
      ...rules,
      asset.fileSweeper,
      image.images,
      categories.categories,
      tags.sourceTags,
      shortLink.shortLinks,
      personal.linkUses,
      receivedParameter.parameterSecrets,
      invitation.invitations,
      attempts.examAttempts,
      sampleOrder.orders,
      sharing.shares,
      crossTable.savedTables,
      failing,
    );
    const halfWay = await rowsOf(broken);
    const other = await rowsOf(next);
    await sweep();

    const gone = {
      response: 0,
      response_log: 0,
      response_edit: 0,
      response_mark: 0,
      hand_mark: 0,
      survey_counter: 0,
      outbox: 0,
      stored_file: 0,
      mobile_proof: 0,
      test_response: 0,
      simulation: 0,
      survey_visit: 0,
      survey_image: 0,
      report_category: 0,
      source_tag: 0,
      short_link: 0,
      personal_link: 0,
      link_draft: 0,
      parameter_secret: 0,
      invitation_code: 0,
      exam_attempt: 0,
      sample_order: 0,
      sample_panelist: 0,
      sample_step: 0,
      report_share: 0,
      saved_cross_table: 0,
      webhook: 0,
      webhook_delivery: 0,
      export_task: 0,
      response_import: 0,
      quota_cell: 0,
      seat_reservation: 0,
      repeat_guard: 0,
    };
    expect(halfWay).toEqual({ ...EVERYTHING, ...gone });
    expect(other).toEqual(NOTHING);
    expect(await rowsOf(broken)).toEqual(NOTHING);
  });

  it('refuses to restore what is past its time, and what a faster clock has begun to purge', async () => {
    const id = await recycledSurvey();
    app.clock.advance(KEPT);
    await expect(restore(id)).rejects.toMatchObject({ code: 'A0404' });
    await sweepWith({ purge: () => Promise.reject(new Error('no disk')) });

    app.clock.advance(-2 * MINUTE);

    await expect(restore(id)).rejects.toMatchObject({ code: 'A0404' });
  });

  it('may be done by several servers at once', async () => {
    const ids = [await recycledSurvey(), await recycledSurvey(), await recycledSurvey()];
    const kept = await fullSurvey();
    app.clock.advance(KEPT);

    // Each server knows all parts: one that knew fewer could finish a survey before the others come to it.
    await Promise.all([sweep(), sweep(), sweep()]);

    for (const id of ids) expect(await rowsOf(id)).toEqual(NOTHING);
    expect(await rowsOf(kept)).toEqual(EVERYTHING);
  });

  it('stops before the next survey when the server does', async () => {
    const id = await recycledSurvey();
    app.clock.advance(KEPT);

    await app.features.survey.purge.sweep(AbortSignal.abort());

    expect(await rowsOf(id)).toEqual(EVERYTHING);
  });
});
