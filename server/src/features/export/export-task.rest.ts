import { EXPORT_CODE_KINDS, EXPORT_LIMITS, EXPORT_STATUSES, EXPORT_TYPES } from '@wence/schema';
import { z } from 'zod';
import { anyone, author, free } from '../../platform/access/access.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { attachment } from '../../platform/http/send-attachment.js';
import type { Clock } from '../../platform/outside/clock.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { optionsOf } from './export-options.policy.js';
import { type ExportTask, statusOf } from './export-task.entity.js';
import type { ExportTaskService, NewExport } from './export-task.service.js';
import { exportBody, exportQuery, v1Task } from './export-shapes.js';

const tag = 'Results';
const PATH = '/v1/surveys/export/{id}';
const TASKS = `${PATH}/tasks`;
const TASK = `${TASKS}/{taskId}`;
const MINUTES = EXPORT_LIMITS.linkSeconds / 60;
const LIMIT = `\`tasks\` (tooMany: ${EXPORT_LIMITS.unfinished} of the caller's wait or are being made)`;
const MISTAKES = `an impossible filter, \`columns\`, \`nodeIds\` (required, tooMany, notUnique, notAllowed: no such column or question), \`timeZone\` (format), ${LIMIT}`;

const survey = z.strictObject({ id: z.string() });
const oneTask = z.strictObject({ id: z.string(), taskId: z.string().describe('Id of the export task') });
const ONE = author('responses:read', { 'params.id': 'survey', 'params.taskId': 'exportTask' });
const OF_THE_SURVEY = free('conditions on the survey in the path: local ids, looked up in its versions alone');

/** Export lines of the `/v1` table (Spec 7, reports and data; Spec 3, export types and states). */
export function exportRoutes(tasks: ExportTaskService, clock: Clock): AnyRoute[] {
  const toV1 = (task: ExportTask): z.input<typeof v1Task> => {
    const { id, type, rowsDone, rowsTotal, failure, fileName, size, createdAt, finishedAt, expiresAt } = task;
    const { codes, timeZone } = optionsOf(task);
    return {
      id,
      type: EXPORT_TYPES[type],
      status: EXPORT_STATUSES[statusOf(task, clock.now())],
      rowsDone,
      rowsTotal,
      failure,
      fileName,
      size,
      kind: EXPORT_CODE_KINDS[codes],
      timeZone,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  };
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'downloadExport',
      codes: ['A0425'],
      tag,
      summary: 'Responses as a file',
      description: `The file itself, if it can be made within ${EXPORT_LIMITS.directSeconds} seconds: \`Content-Disposition: attachment\` with its name, always \`application/octet-stream\`. Otherwise A0425 with \`data.taskId\`: the task goes on, and its file is fetched by a link. It has all columns; a task may have chosen ones. A0404: not the caller's survey. A0400: ${MISTAKES}.`,
      access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params: survey,
      query: exportQuery,
      carries: 'download',
      data: attachment,
      handle: (ctx, { params, query }) => tasks.direct(ctx, newExport(params.id, query)),
    }),
    route({
      method: 'POST',
      path: TASKS,
      operationId: 'createExport',
      tag,
      summary: 'Have a file of responses made',
      description: `Puts it in the line of those to be made. A0404: not the caller's survey. A0400: ${MISTAKES}.`,
      access: author('responses:read', {
        'params.id': 'survey',
        'body.nodeIds[]': 'node',
        'body.filter.version': 'version',
        'body.filter.where': OF_THE_SURVEY,
      }),
      params: survey,
      body: exportBody,
      data: v1Task,
      handle: async (ctx, { params, body: { type, kind, ...given } }) =>
        toV1((await tasks.create(ctx, { surveyId: params.id, type, codes: kind, ...given })).task),
    }),
    route({
      method: 'GET',
      path: TASKS,
      operationId: 'listExports',
      tag,
      summary: 'Files of responses that were asked for',
      description: `Newest first; at most ${EXPORT_LIMITS.listed}. A0404: not the caller's survey.`,
      access: author('responses:read', { 'params.id': 'survey' }),
      params: survey,
      data: z.object({ list: z.array(v1Task) }),
      handle: async (ctx, { params: { id } }) => ({ list: (await tasks.list(ctx, id)).map(toV1) }),
    }),
    route({
      method: 'GET',
      path: TASK,
      operationId: 'getExport',
      tag,
      summary: 'How far a file is',
      description: 'A0404: no such task of this survey of the caller.',
      access: ONE,
      params: oneTask,
      data: v1Task,
      handle: async (ctx, { params: { id: surveyId, taskId } }) => toV1(await tasks.one(ctx, { taskId, surveyId })),
    }),
    route({
      method: 'POST',
      path: `${TASK}/cancel`,
      operationId: 'cancelExport',
      tag,
      summary: 'Break off an export',
      description: 'A task that waits or is being made; a finished one stays as it is. A0404: no such task of this survey of the caller.',
      access: ONE,
      params: oneTask,
      data: v1Task,
      handle: async (ctx, { params: { id: surveyId, taskId } }) => toV1((await tasks.cancel(ctx, { taskId, surveyId })).task),
    }),
    route({
      method: 'POST',
      path: `${TASK}/retry`,
      operationId: 'retryExport',
      tag,
      summary: 'Have a file made once more',
      description: `Of a task that has failed, or whose file has expired; any other stays as it is. A0404: no such task of this survey of the caller. A0400: ${LIMIT}.`,
      access: ONE,
      params: oneTask,
      data: v1Task,
      handle: async (ctx, { params: { id: surveyId, taskId } }) => toV1((await tasks.retry(ctx, { taskId, surveyId })).task),
    }),
    route({
      method: 'POST',
      path: `${TASK}/delete`,
      operationId: 'deleteExport',
      tag,
      summary: 'Delete an export',
      description: 'Its file too, for good; one that is being made is broken off. A0404: no such task of this survey of the caller.',
      access: ONE,
      params: oneTask,
      data: nothing,
      handle: async (ctx, { params: { id: surveyId, taskId } }) => {
        await tasks.remove(ctx, { taskId, surveyId });
        return null;
      },
    }),
    route({
      method: 'POST',
      path: `${TASK}/link`,
      operationId: 'createExportLink',
      tag,
      summary: 'An address of a file for browsers',
      description: `It works for ${MINUTES} minutes and needs no token. A0404: no such task of this survey of the caller, or there is no file.`,
      access: ONE,
      params: oneTask,
      data: z.object({
        path: z.string().describe('Path on this server that gives the file.'),
        expiresAt: moment.describe('When it ends'),
      }),
      handle: async (ctx, { params: { id: surveyId, taskId } }) => {
        const { path, expiresAt } = await tasks.link(ctx, { taskId, surveyId });
        return { path, expiresAt: expiresAt.toISOString() };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/exports/file',
      operationId: 'downloadExportFile',
      codes: ['A0404'],
      tag,
      summary: 'The file of an export, by its short-lived address',
      description:
        'To be saved: `Content-Disposition: attachment` with its name. A0404: the address is forged or has expired, or the file is gone.',
      access: anyone('the token in the address was signed for one file, for a few minutes', 'responses:read'),
      query: z.strictObject({ token: z.string().describe('From the address that was made for the file.') }),
      carries: 'download',
      data: attachment,
      handle: (_ctx, { query: { token } }) => tasks.open(token),
    }),
  ];
}

function newExport(
  surveyId: string,
  { type, kind, multiple, language, timeZone, withInvalid, tag: tags, ...filter }: z.output<typeof exportQuery>,
): NewExport {
  return {
    surveyId,
    type,
    codes: kind,
    multiple,
    language,
    timeZone,
    withInvalid,
    filter: { ...filter, tags },
  };
}
