import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import type { SurveyListReadModel } from './survey-list.read-model.js';
import { SURVEY_SORTS } from './survey-order.policy.js';
import type { SurveyCounts } from './survey.port.js';
import type { SurveyTagsReadModel } from './survey-tags.read-model.js';
import { toV1Item, v1SurveyItem } from './v1-survey.type.js';

const entry = v1SurveyItem
  .extend({
    responseCount: z.number().int().describe('Responses that it has'),
    folderId: z.string().nullable().describe('The folder that it lies in; null: none'),
    tags: z.array(z.string()).describe('Its tags, in alphabetical order'),
  })
  .meta({ id: 'SurveyListEntry' });
const USUAL = 20;

/** `GET /v1/surveys`: the list and the recycle bin (Spec 7, surveys). */
export function surveyListRoute(
  lists: SurveyListReadModel,
  counts: Pick<SurveyCounts, 'countsOf'>,
  tagging: SurveyTagsReadModel,
): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/surveys',
    operationId: 'listSurveys',
    summary: 'The surveys of the caller, those changed last first',
    description:
      '`keyword`: part of the title or of the text of a question, at most 24 characters, no wildcards; of very long surveys the first 8,000 characters are searched. ' +
      '`state`: 0, 1 or 2. `recycled=1`: the recycle bin. `folderId`: one of your folders (A0404 for another). `unfiled=1`: those in no folder. `tag`: a tag that they have, letter by letter. ' +
      '`sort`: updated, created, title, state (running, drafts, stopped, complete) or responses; `descending`: 1 or 0, by default 1 for times and responses. A cursor is good for the sort that it comes from. ' +
      '`first` and `after` page forward, `last` and `before` backward. `total` counts all that match.',
    tag: 'Surveys',
    access: author('surveys:read', {
      'query.after': 'surveyCursor',
      'query.before': 'surveyCursor',
      'query.folderId': 'surveyFolder',
    }),
    query: z.object({
      keyword: z.string().optional(),
      state: z.literal(['0', '1', '2']).optional().describe('0 not collecting, 1 running, 2 complete'),
      recycled: z.literal(['0', '1']).optional().describe('1: the recycle bin'),
      folderId: z.string().optional().describe('One of the folders of the caller'),
      unfiled: z.literal(['0', '1']).optional().describe('1: those in no folder'),
      tag: z.string().optional().describe('A tag that they have'),
      sort: z.enum(SURVEY_SORTS).optional().describe('What they are sorted by; by default `updated`'),
      descending: z.literal(['0', '1']).optional().describe('1: the largest, or the newest, first'),
      ...pageParameters(USUAL),
    }),
    data: z.object({
      list: z.array(entry),
      ...pageEnds,
    }),
    handle: async (ctx, { query: { state, recycled, unfiled, sort, descending, ...query } }) => {
      const states = { '0': 0, '1': 1, '2': 2 } as const;
      const page = await lists.list(ctx, {
        ...query,
        state: state && states[state],
        recycled: recycled === '1',
        unfiled: unfiled === '1',
        sortBy: sort,
        descending: descending && descending === '1',
        usual: USUAL,
      });
      const surveys = page.edges.map(({ node }) => node);
      const ids = surveys.map(({ id }) => id);
      const [responses, tags] = [await counts.countsOf(ids), await tagging.tagsOf(ids)];
      return {
        list: surveys.map((survey) => ({
          ...toV1Item(survey),
          responseCount: responses.get(survey.id) ?? 0,
          folderId: survey.folderId,
          tags: [...(tags.get(survey.id) ?? [])],
        })),
        ...(await endsOf(page)),
      };
    },
  });
}
