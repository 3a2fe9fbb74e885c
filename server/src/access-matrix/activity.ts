import { randomUUID } from 'node:crypto';
import { stored } from '../features/answer-file/file.factory.js';
import type { SignedUp } from '../features/account/account.factory.js';
import { submit } from '../features/response/response.factory.js';
import { graph } from '../testing/callers.js';
import type { TestApp } from '../testing/test-app.js';
import { CANARY, type Names, OFFSET } from './names.js';
import { PART } from './questionnaire.js';

/** Three responses; the victim's are marked in every text. The first one has a file: the ids of both. */
export async function answer(app: TestApp, id: string, offset: number, first: string): Promise<Pick<Names, 'response' | 'file'>> {
  const mark = offset === OFFSET.victim ? CANARY : 'mine';
  const answers = { [PART.single + offset]: { option: PART.red + offset }, [PART.text + offset]: { text: mark } };
  const upload = PART.upload + offset;
  const file = await stored(app, { surveyId: id, nodeId: upload, submissionId: first, name: `${mark}.txt`, bytes: fileOf(mark) });
  let response = '';
  for (const submissionId of [first, randomUUID(), randomUUID()]) {
    const own = submissionId === first ? { ...answers, [upload]: { files: [file] } } : answers;
    const sent = await submit(app, id, own, { submissionId, source: mark, params: { from: mark } });
    if (sent.code !== '00000') throw new Error(`could not answer: ${sent.text}`);
    response ||= sent.data.responseId;
  }
  return { response, file };
}

/** Content of an uploaded file, in the format of this server's responses so that the same code can parse it. */
export const fileOf = (mark: string): Buffer => Buffer.from(JSON.stringify({ code: '00000', mark }));

/** Changes the welcome text of a draft by an edit of this name. */
export async function edit(app: TestApp, author: SignedUp, surveyId: string, clientOpId: string, welcome: string): Promise<void> {
  const read = await graph(app, 'query ($id: ID!) { surveyDefinition(id: $id) { revision } }', { id: surveyId }, author.token);
  const { revision: baseRevision } = read.data?.surveyDefinition ?? {};
  const input = { surveyId, baseRevision, clientOpId, operations: [{ updateSurvey: { welcome } }] };
  const document = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }';
  const { text, data } = await graph(app, document, { input }, author.token);
  if (!data) throw new Error(text);
}
