import { DEFAULT_TIME_ZONE, LINK_STATES, PERSONAL_LINK_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { attachment } from '../../platform/http/send-attachment.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { LinkFiles } from './link-file.service.js';
import type { LinkPictures } from './link-pictures.service.js';
import { readPeopleTable } from './people-table.js';
import { linkFilter, LINKS_PATH, oneSurvey } from './personal-link.rest.js';
import type { PersonalLinkService } from './personal-link.service.js';

const tag = 'Publishing';
const MEBIBYTE = 1024 * 1024;
const { atOnce, fileMegabytes, perSurvey } = PERSONAL_LINK_LIMITS;

interface LinkTableServices {
  readonly links: PersonalLinkService;
  readonly files: LinkFiles;
  readonly pictures: LinkPictures;
}

/** One-to-one links from tables and as files (Spec 2, publish). */
export function linkTableRoutes({ links, files, pictures }: LinkTableServices): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: `${LINKS_PATH}/import`,
      operationId: 'importPersonalLinks',
      tag,
      summary: 'Make one-to-one links for the people of a table',
      description: `The body is an .xlsx or CSV file, at most ${fileMegabytes} MB, or text copied out of a table; its kind is told by its contents. The first row may name the columns in either language: name, mobile, e-mail, remark; without headings they are in this order. A link for each row, all or none. A0404: not the caller's survey. A0400: \`rows[n].mobile\` and the like, by the number of the row as spreadsheet programs count (tooLong, format; notUnique: a mobile or an e-mail address that another row or a link of the survey has), \`file\` (required, format, tooBig; tooMany: ${atOnce} rows at once, ${perSurvey} links of one survey).`,
      access: author('surveys:write', { 'params.id': 'survey' }),
      carries: 'upload',
      bodyLimit: fileMegabytes * MEBIBYTE,
      params: oneSurvey,
      query: z.object({ dryRun: z.literal(['0', '1']).optional().describe('1: nothing is made, it is only said what would be.') }),
      data: z.object({
        count: z.int().describe('How many links were made, or would be.'),
        ignored: z.array(z.string()).describe('Headings that name no column; they were passed over.'),
      }),
      handle: async (ctx, { params: { id: surveyId }, query, file }) => {
        const { people, ignored } = await readPeopleTable(file);
        const { count } = await links.import(ctx, { surveyId, people, dryRun: query.dryRun === '1', field: 'file' });
        return { count, ignored: [...ignored] };
      },
    }),
    route({
      method: 'GET',
      path: `${LINKS_PATH}/file`,
      operationId: 'downloadPersonalLinks',
      tag,
      summary: 'One-to-one links as a file',
      codes: ['A0412'],
      description:
        "A table with name, mobile, e-mail, remark, link, state, first opening and completion, in the language of the request; or the QR codes of the links, an SVG picture each, in a ZIP archive: `000001_Ada.svg`. `Content-Disposition: attachment`. A0404: not the caller's survey. A0412: QR codes of a survey that was never launched. A0400: `timeZone` (format), `keyword` (tooLong).",
      access: author('responses:read', { 'params.id': 'survey' }),
      params: oneSurvey,
      query: z.object({
        format: z
          .enum(['xlsx', 'csv', 'zip'])
          .default('xlsx')
          .describe('An .xlsx workbook, a CSV file in UTF-8, or a ZIP archive of QR codes.'),
        timeZone: z.string().default(DEFAULT_TIME_ZONE).describe('IANA name of the time zone of the times in a table.'),
        ...linkFilter,
      }),
      carries: 'download',
      data: attachment,
      handle: (ctx, { params: { id: surveyId }, query: { state: wanted, keyword, format, timeZone } }) => {
        const filter = { keyword, state: wanted === undefined ? null : LINK_STATES[wanted] };
        if (format === 'zip') return pictures.make(ctx, surveyId, filter);
        return files.make(ctx, { surveyId, format, timeZone, ...filter });
      },
    }),
  ];
}
