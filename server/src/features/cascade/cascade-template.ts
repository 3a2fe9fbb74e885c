import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import { sendError } from '../../platform/http/mount-v1.js';
import { sendAttachment } from '../../platform/http/send-attachment.js';
import { textsOf } from '../../platform/i18n/messages.js';
import { xlsxFile } from '../../platform/spreadsheet/xlsx-file.js';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];
/** Wide enough for the longest example. */
const WIDTHS = [20, 20, 20];

/** `GET /cascade-template/{language}.xlsx`: a file that shows how a cascade is written down, for everybody. */
export function mountCascadeTemplates(http: FastifyInstance): void {
  http.get('/cascade-template/:file', { compress: false }, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const language = LANGUAGES.find((each) => request.params.file === `${each}.xlsx`);
    if (!language) return sendError(request, reply.status(404), notFound());
    const bytes = templateIn(language);
    const { name } = textsOf(language).cascadeTemplate;
    return sendAttachment(reply, { name: `${name}.xlsx`, size: bytes.length, bytes: Readable.from([bytes]) });
  });
}

/** The template as a file; it imports as it stands. */
export function templateIn(language: Language): Buffer {
  const { sheet, rows } = textsOf(language).cascadeTemplate;
  return xlsxFile({ name: sheet, widths: WIDTHS, rows });
}
