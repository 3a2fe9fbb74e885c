import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { largeV1NodeIn, v1Node } from '../node/v1-node.type.js';
import { rowInAddress } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import { QUESTION_PLACES } from '../option/option-places.type.js';
import type { CascadeImportService } from './cascade-import.service.js';

const MEBIBYTE = 1024 * 1024;
/** The overhead of a form beside its file: boundaries, names, a few fields. */
const FORM_AROUND = 64 * 1024;

/** The author's line about files of cascades (Spec 7, options). */
export function cascadeRoute(imports: CascadeImportService, surveys: SurveyService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/nodes/option/cascade/upload',
    operationId: 'importCascade',
    codes: ['A0103', 'A0410', 'A0423', 'A0701'],
    tag: 'Options',
    summary: 'Import the options of a cascade from a spreadsheet',
    description:
      'A form: `file` is an .xls or .xlsx file by its contents, at most 10 MB; `surveyId` and `nodeId` say which cascade. Its first sheet counts: headings ' +
      'in the first row, then a path a row, at most three levels and 10,000 options. All options of the question go for these; answers the question. ' +
      '`?dryRun=1` only answers how it would be. A0701, and nothing imported: `data.reason` says what is wrong with the file, `data.row` where. A0103 with ' +
      '`data.ids` when others refer to options that go, unless `confirmed` is 1. A0413: over 10 MB. Templates: `/cascade-template/zh-CN.xlsx`, ' +
      '`/cascade-template/en.xlsx`.',
    access: author('surveys:write', QUESTION_PLACES),
    carries: 'form',
    bodyLimit: LIMITS.cascadeFileMegabytes * MEBIBYTE + FORM_AROUND,
    query: z.object({ dryRun: z.literal(['0', '1']).optional() }),
    body: z.object({ surveyId: z.string(), nodeId: rowInAddress.describe('Row id'), confirmed: z.literal(['0', '1']).optional() }),
    data: v1Node,
    handle: async (ctx, { query, body, form: file }) => {
      if (!file) throw invalidInput([{ field: 'file', rule: 'required' }]);
      const survey = await surveys.requireOwned(ctx, body.surveyId);
      const nodeId = localIdIn(survey, body.nodeId);
      const of = { surveyId: survey.id, nodeId, file };
      const definition =
        query.dryRun === '1' ? await imports.preview(ctx, of) : await imports.import(ctx, { ...of, confirmed: body.confirmed === '1' });
      return largeV1NodeIn(survey, definition, nodeId);
    },
  });
}
