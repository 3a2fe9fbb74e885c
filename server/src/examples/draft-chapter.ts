import type { Teller } from './teller.js';

const A_MINUTE_MS = 60_000;

interface Named {
  readonly id: number;
}

/** A draft is made question by question; returns the id of its survey. */
export async function draftChapter(teller: Teller): Promise<string> {
  const { id: surveyId } = await teller.ask('createSurvey', { body: { title: 'Lunch', language: 'en' } });
  await importSteps(teller);
  // Surveys that were changed in one instant are listed in the order of their ids, which is chance.
  teller.app.clock.advance(A_MINUTE_MS);
  await teller.ask('renameSurvey', { body: { id: surveyId, title: 'Lunch on Friday' } });
  await teller.ask('getSurveyBase', { params: { id: surveyId } });
  await teller.ask('listSurveys', { query: { first: 10 } });

  const options = [{ title: 'Noodles' }, { title: 'Dumplings' }];
  const where = await teller.ask('addNode', { body: { surveyId, type: 1, title: 'Where to?', required: true, options } });
  const why = await teller.ask('addNode', { body: { surveyId, type: 3, title: 'Why?' } });
  await teller.ask('updateNode', { body: { id: why.id, surveyId, required: true } });
  await teller.ask('renameNode', { body: { id: why.id, surveyId, title: 'Why there?' } });
  await optionSteps(teller, surveyId, where.id);
  await rowSteps(teller, surveyId);
  await logicSteps(teller, surveyId, where, why);
  await quotaSteps(teller, surveyId, where);

  await endingSteps(teller, surveyId, where);
  await invitationSteps(teller, surveyId);

  const copy = await teller.ask('copyNode', { body: { id: why.id, surveyId } });
  await teller.ask('convertNode', { body: { id: copy.id, surveyId, type: 2 } });
  await teller.ask('sortNodes', { body: { surveyId, nodes: [{ id: copy.id, position: 1 }] } });
  await teller.ask('removeNode', { params: { id: copy.id } });
  const unwanted = await teller.ask('copyNode', { body: { id: why.id, surveyId } });
  await teller.ask('removeUsedNode', { params: { id: unwanted.id } });
  const { id: elsewhere } = await teller.ask('createSurvey', { body: { title: 'Dinner', language: 'en' } });
  await teller.ask('copyNodesToSurvey', { body: { surveyId, ids: [where.id, why.id], targetSurveyId: elsewhere } });
  await teller.ask('listNodes', { query: { surveyId } });
  await teller.ask('getSurvey', { params: { id: surveyId } });
  return surveyId;
}

/** A questionnaire that was written down elsewhere becomes a survey of its own. */
async function importSteps(teller: Teller): Promise<void> {
  const text = 'Lunch in town\n1. Where to?\nA. Noodles\nB. Dumplings\n2. Why there? [long text]\n';
  const file = { name: 'lunch.txt', bytes: new Uint8Array(Buffer.from(text)) };
  const { definition } = await teller.ask('parseDocument', { body: {}, file });
  await teller.ask('saveUpload', { body: { definition } });
}

async function optionSteps(teller: Teller, surveyId: string, nodeId: number): Promise<void> {
  const of = { surveyId, nodeId };
  const added = async (title: string): Promise<number> => {
    const [option] = await teller.ask('addOptions', { body: { ...of, type: 1, options: [{ title }] } });
    return option.id;
  };
  const rice = await added('Rice');
  await teller.ask('renameOption', { body: { ...of, id: rice, title: 'Fried rice' } });
  await teller.ask('updateOptions', { body: { ...of, type: 1, options: [{ id: rice, other: true }] } });
  await teller.ask('sortOptions', { body: { ...of, options: [{ id: rice, position: 1 }] } });
  const all: Named[] = await teller.ask('editOptions', { body: { ...of, type: 1, options: [{ title: 'Soup' }], deleteIds: [] } });
  await teller.ask('reorderOptions', { body: { ...of, type: 1, options: all.map(({ id }) => ({ id })).toReversed() } });
  await teller.ask('removeOption', { params: { id: await added('Burgers') } });
  await teller.ask('removeUsedOption', { params: { id: await added('Pizza') } });
  await teller.ask('removeOptions', { query: { ids: await added('Salad') } });
  await teller.ask('saveGroups', { body: { ...of, options: [{ title: 'Warm', nodes: [{ id: rice }] }], deleteIds: [] } });
}

async function rowSteps(teller: Teller, surveyId: string): Promise<void> {
  const children = [{ title: 'Fast' }, { title: 'Friendly' }];
  const matrix = await teller.ask('addNode', { body: { surveyId, type: 14, subType: 1, title: 'How was it?', children } });
  const [row] = matrix.children;
  await teller.ask('renameRightEnd', { body: { surveyId, nodeId: matrix.id, id: row.id, title: 'Slow' } });
  const cascade = await teller.ask('addNode', { body: { surveyId, type: 10, title: 'Which part of town?' } });
  const template = await fetch(`${teller.app.address}/cascade-template/en.xlsx`);
  const file = { name: 'parts-of-town.xlsx', bytes: new Uint8Array(await template.arrayBuffer()) };
  await teller.ask('importCascade', { body: { surveyId, nodeId: cascade.id }, file });
}

interface Choice extends Named {
  readonly options: readonly Named[];
}

async function logicSteps(teller: Teller, surveyId: string, where: Choice, why: Named): Promise<void> {
  await teller.ask('listLogicSources', { query: { nodeId: why.id } });
  const conditions = [{ nodeId: where.id, algorithm: 1, optionId: [where.options[0]?.id] }];
  const body = { model: 1, type: 2, surveyId, nodeId: why.id, algorithm: 1, conditions };
  const item = await teller.ask('saveLogic', { body });
  const copy = await teller.ask('copyLogic', { params: { id: item.id } });
  await teller.ask('removeLogic', { params: { id: copy.id } });
  await teller.ask('listLogic', { query: { surveyId } });
}

async function quotaSteps(teller: Teller, surveyId: string, where: Choice): Promise<void> {
  const cells = [{ optionId: [where.options[0]?.id], limit: 40 }];
  const body = { surveyId, kind: 'table', name: 'By place', nodeIds: [where.id], cells };
  const quota = await teller.ask('saveQuota', { body });
  await teller.ask('listQuotas', { query: { surveyId } });
  await teller.ask('removeQuota', { params: { id: quota.id } });
}

async function invitationSteps(teller: Teller, id: string): Promise<void> {
  const params = { id };
  const { codes } = await teller.ask('createInvitationCodes', { params, body: { amount: 1, maxUses: 2 } });
  await teller.ask('listInvitationCodes', { params, query: { first: 10 } });
  await teller.ask('downloadInvitationCodes', { params });
  await teller.ask('voidInvitationCodes', { params, body: { codes } });
  await teller.ask('deleteInvitationCodes', { params, body: { codes } });
}

async function endingSteps(teller: Teller, surveyId: string, { id: nodeId }: Named): Promise<void> {
  await teller.ask('listEndPageNodes', { query: { surveyId } });
  await teller.ask('listEndPageParameters', { query: { surveyId } });
  const thanks = await teller.ask('saveEndPage', {
    body: { surveyId, kind: 'normal', title: 'See you on Friday', redirectUrl: 'https://lunch.example/done', nodeIds: [nodeId] },
  });
  await teller.ask('updateEndPage', { params: { id: thanks.id }, body: { redirectSeconds: 3, sendsResponse: true } });
  await teller.ask('saveNodeEndPage', { body: { nodeId, title: 'Enjoy your meal' } });
  await teller.ask('getNodeEndPage', { query: { nodeId } });
  await teller.ask('listEndPages', { query: { surveyId } });
}
