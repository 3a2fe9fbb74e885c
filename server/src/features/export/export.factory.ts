import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { TestApp } from '../../testing/test-app.js';
import { v1 } from '../../testing/callers.js';
import { optionsText } from './export-options.policy.js';
import { ExportTask } from './export-task.entity.js';

interface Author {
  readonly token: string;
}

/** Asks for a file through the real door; the id of its task. */
export async function askForExport(app: TestApp, { token }: Author, surveyId: string, wanted: object): Promise<string> {
  const made = await v1(app, 'POST', `/v1/surveys/export/${surveyId}/tasks`, wanted, token);
  if (made.code !== '00000') throw new Error(`no export task was made: ${made.text}`);
  return made.data.id;
}

/** Has a file made and fetches it by its address. */
export async function exportedFile(app: TestApp, author: Author, surveyId: string, wanted: object): Promise<Buffer> {
  const taskId = await askForExport(app, author, surveyId, wanted);
  await app.features.exports.exportRunner.idle();
  const link = await v1(app, 'POST', `/v1/surveys/export/${surveyId}/tasks/${taskId}/link`, {}, author.token);
  if (link.code !== '00000') throw new Error(`there is no file: ${link.text}`);
  const answer = await fetch(app.address + link.data.path);
  if (!answer.ok || answer.body === null) throw new Error(`the file was refused: ${answer.status}`);
  return buffer(answer.body);
}

/** A task that is done with these bytes, stored as its work would leave it; its id. */
export async function storedExport({ platform, features }: TestApp, surveyId: string, bytes = ''): Promise<string> {
  const { database, unit, clock, random, exportFiles } = platform;
  const fileKey = random.id(24);
  await (await exportFiles.receive(Readable.from([Buffer.from(bytes)]), bytes.length)).keep(fileKey);
  const survey = await features.survey.surveys.find(surveyId);
  if (!survey) throw new Error('there is no such survey');
  const usual = { codes: 'codes', multiple: 'columns', language: 'en', timeZone: 'UTC', columns: null } as const;
  const task = {
    id: randomUUID().replaceAll('-', '').slice(0, 20),
    surveyId,
    ownerId: survey.ownerId,
    type: 'csv',
    status: 'done',
    fileKey,
    fileName: 'responses.csv',
    size: bytes.length,
    options: optionsText({ ...usual, withInvalid: false, filter: {} }),
    rowsDone: 0,
    createdAt: clock.now(),
    attempts: 1,
  } as const;
  await unit.run(() => database.repository(ExportTask).insert(task));
  return task.id;
}
