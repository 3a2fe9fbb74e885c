import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { SHOWN_RESULTS_PLACES, WHO_SEES_RESULTS, shownResultsShape } from './shown-results-request.js';
import type { ShownResultsService } from './shown-results.service.js';

const MEBIBYTE = 1024 * 1024;

const result = z
  .object({
    nodeId: z.int(),
    base: z.int().describe('Who answered it, the asker among them.'),
    options: z
      .array(z.object({ optionId: z.int(), count: z.int(), percent: z.number().describe('Share of the base, 0 to 100 with one decimal.') }))
      .readonly()
      .describe('The options on offer to the asker, in the order of display; carried ones by the id of their source.'),
  })
  .meta({ id: 'ShownResult' });

/** Routes for the results that respondents see of the answers of others. */
export function shownResultsRoutes(results: ShownResultsService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/r/{surveyId}/results',
      operationId: 'showResults',
      codes: ['A0411', 'A0416', 'A0417', 'A0418', 'A0419', 'A0421'],
      tag: 'Answering',
      summary: 'How others chose',
      description:
        'Of each question with `show_result` that these answers answer rightly; others are left out. The asker is counted in, nothing is stored, and ' +
        'figures are at most 3 seconds old. A0404, A0417, A0411, A0418 when the survey takes no answers; A0416 for a version that submissions are not ' +
        'accepted on. With `test` the asker alone is counted; A0421 when it opens nothing. At most 1 MiB.',
      access: anyone(WHO_SEES_RESULTS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', SHOWN_RESULTS_PLACES) }),
      params: z.strictObject({ surveyId: z.string() }),
      body: shownResultsShape,
      bodyLimit: MEBIBYTE,
      data: z.object({ results: z.array(result).describe('Each question of which the asker may see them') }),
      handle: async (_ctx, { params, body }) => ({ results: await results.read(params.surveyId, body) }),
    }),
  ];
}
