import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import type { SurveyListReadModel } from './survey-list.read-model.js';
import type { SurveyCounts } from './survey.port.js';
import { toV1Item, v1SurveyItem } from './v1-survey.type.js';

const entry = v1SurveyItem.extend({ responseCount: z.number().int().describe('Responses that it has') }).meta({ id: 'SurveyListEntry' });
const USUAL = 20;

/** `GET /v1/surveys`: the list and the recycle bin (Spec 7, surveys). */
export function surveyListRoute(lists: SurveyListReadModel, counts: SurveyCounts): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/surveys',
    operationId: 'listSurveys',
    summary: 'The surveys of the caller, newest first',
    description:
      '`keyword`: part of the title, at most 24 characters, no wildcards. `state`: 0, 1 or 2. `recycled=1`: the recycle bin. ' +
      '`first` and `after` page forward, `last` and `before` backward. `total` counts all that match.',
    tag: 'Surveys',
    access: author('surveys:read', { 'query.after': 'surveyCursor', 'query.before': 'surveyCursor' }),
    query: z.object({
      keyword: z.string().optional(),
      state: z.literal(['0', '1', '2']).optional().describe('0 not collecting, 1 running, 2 complete'),
      recycled: z.literal(['0', '1']).optional().describe('1: the recycle bin'),
      ...pageParameters(USUAL),
    }),
    data: z.object({
      list: z.array(entry),
      ...pageEnds,
    }),
    handle: async (ctx, { query: { state, recycled, ...query } }) => {
      const states = { '0': 0, '1': 1, '2': 2 } as const;
      const page = await lists.list(ctx, { ...query, state: state && states[state], recycled: recycled === '1', usual: USUAL });
      const surveys = page.edges.map(({ node }) => node);
      const responses = await counts.countsOf(surveys.map(({ id }) => id));
      return {
        list: surveys.map((survey) => ({ ...toV1Item(survey), responseCount: responses.get(survey.id) ?? 0 })),
        ...(await endsOf(page)),
      };
    },
  });
}
