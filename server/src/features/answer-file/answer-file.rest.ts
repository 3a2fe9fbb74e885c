import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { anyone, author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { attachment } from '../../platform/http/send-attachment.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import type { ResponseFileService } from './response-file.service.js';
import type { UploadService } from './upload.service.js';

const MEBIBYTE = 1024 * 1024;
const NAME = 1000;

export function answerFileRoutes(uploads: UploadService, files: ResponseFileService): AnyRoute[] {
  return [uploadRoute(uploads), downloadRoute(files)];
}

/** The file is the whole body, so nothing has to be parsed and a file that is too large is refused unread. */
function uploadRoute(uploads: UploadService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/r/{surveyId}/files',
    operationId: 'uploadAnswerFile',
    codes: ['A0411', 'A0417', 'A0418', 'A0419', 'A0421'],
    tag: 'Answering',
    summary: 'Hand in a file',
    description:
      'For an upload or a signature (PNG); the body is the file. Its `fileId` goes into the answer `{ files: [fileId] }` of the same submission and question. A file that no response takes over is thrown away after 24 hours. A0400: `nodeId` asks for no files; `name` has an end the question does not take; `file` is empty or not what its name says; more than 100 for one question and submission. A0413 with `data.megabytes`: larger than the question takes. A0404, A0411, A0417, A0418, A0421: as for the survey itself.',
    rateRule: 'upload',
    carries: 'upload',
    access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', {
      'params.surveyId': 'answeredSurvey',
      'query.nodeId': 'node',
      'query.submissionId': 'submission',
    }),
    params: z.strictObject({ surveyId: z.string() }),
    query: z.strictObject({
      nodeId: z.coerce.number().int().min(1).max(LIMITS.localId).describe('The question, by its id in the definition.'),
      submissionId: z
        .uuid()
        .transform((id) => id.toLowerCase())
        .describe('The one that the answers will be submitted with.'),
      test: z.string().optional().describe('Token of a link into test mode.'),
      name: z.string().min(1).max(NAME).describe('As the file is called, with its end: photo.jpg. Folders before it are left out.'),
    }),
    bodyLimit: LIMITS.uploadMegabytes * MEBIBYTE,
    data: z.object({
      fileId: z.string(),
      name: z.string().describe('As it is kept.'),
      size: z.int().describe('Bytes.'),
    }),
    handle: async (_ctx, { params: { surveyId }, query, file }) => {
      const { id, name, size } = await uploads.take({ surveyId, ...query }, file);
      return { fileId: id, name, size };
    },
  });
}

function downloadRoute(files: ResponseFileService): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/surveys/responses/{id}/files/{fileId}',
    operationId: 'downloadResponseFile',
    tag: 'Results',
    summary: 'A file that came with a response',
    description:
      'The file itself, to be saved: `Content-Disposition: attachment` with the name its sender gave it, always `application/octet-stream`. A0404: no such file among the responses of this survey.',
    access: author('responses:read', { 'params.id': 'survey', 'params.fileId': 'file' }),
    params: z.strictObject({ id: z.string(), fileId: z.string() }),
    carries: 'download',
    data: attachment,
    handle: (ctx, { params }) => files.open(ctx, params.id, params.fileId),
  });
}
