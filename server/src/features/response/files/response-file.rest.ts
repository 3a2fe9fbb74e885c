import { z } from 'zod';
import { author } from '../../../platform/access.js';
import { attachment } from '../../../platform/http/send-attachment.js';
import { type AnyRoute, route } from '../../../platform/http/route.js';
import type { ResponseFileService } from './response-file.service.js';

/** The author's line about files of responses. */
export function responseFileRoute(files: ResponseFileService): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/surveys/responses/{id}/files/{fileId}',
    tag: 'Results',
    summary: 'A file that came with a response',
    description:
      'The file itself, to be saved: `Content-Disposition: attachment` with the name its sender gave it, always `application/octet-stream`. A0404: no such file among the responses of this survey.',
    access: author({ 'params.id': 'survey', 'params.fileId': 'file' }),
    params: z.strictObject({ id: z.string(), fileId: z.string() }),
    carries: 'download',
    data: attachment,
    handle: (ctx, { params }) => files.open(ctx, params.id, params.fileId),
  });
}
