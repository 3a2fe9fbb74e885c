import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { writeCursor } from '../../platform/paging/age-cursor.js';
import type { SurveyListReadModel } from './survey-list.read-model.js';
import type { SurveyCounts } from './survey.port.js';
import { toV1Item, v1SurveyItem } from './v1-survey.type.js';

const DEFAULT_FIRST = 20;

/** `GET /v1/surveys`: the list and the recycle bin (Spec 7, surveys). */
export function surveyListRoute(lists: SurveyListReadModel, counts: SurveyCounts): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/surveys',
    operationId: 'listSurveys',
    summary: 'The surveys of the caller, newest first',
    description:
      '`keyword`: part of the title, at most 24 characters, no wildcards. `state`: 0, 1 or 2. `recycled=1`: the recycle bin. ' +
      '`first`: 1 to 100, by default 20. `after`: `endCursor` of the page before. `total` counts all that match.',
    tag: 'Surveys',
    access: author('surveys:read', { 'query.after': 'surveyCursor' }),
    query: z.object({
      keyword: z.string().optional(),
      state: z.literal(['0', '1', '2']).optional(),
      recycled: z.literal(['0', '1']).optional(),
      first: z.coerce.number().int().min(1).max(100).default(DEFAULT_FIRST),
      after: z.string().optional(),
    }),
    data: z.object({
      total: z.number().int(),
      list: z.array(v1SurveyItem.extend({ responseCount: z.number().int() })),
      endCursor: z.string().nullable().describe('Null on the last page'),
    }),
    handle: async (ctx, { query: { keyword, state, recycled, first, after } }) => {
      const states = { '0': 0, '1': 1, '2': 2 } as const;
      const page = await lists.list(ctx, { keyword, state: state && states[state], recycled: recycled === '1', first, after });
      const responses = await counts.countsOf(page.surveys.map(({ id }) => id));
      const last = page.hasNextPage ? page.surveys.at(-1) : undefined;
      return {
        total: page.total,
        list: page.surveys.map((survey) => ({ ...toV1Item(survey), responseCount: responses.get(survey.id) ?? 0 })),
        endCursor: last ? writeCursor(last) : null,
      };
    },
  });
}
