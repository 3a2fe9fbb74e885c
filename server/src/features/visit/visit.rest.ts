import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import type { VisitService } from './visit.service.js';
import { VISIT_PLACES, visitShape } from './visit-shape.js';

const KIBIBYTE = 1024;

/** The respondents' line about how far they are. */
export function visitRoute(visits: VisitService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/r/{surveyId}/visits',
    operationId: 'recordVisit',
    codes: ['A0411', 'A0416', 'A0417', 'A0418'],
    tag: 'Answering',
    summary: 'Tell how far a visit is',
    description:
      'For the report on drop-off: sent when the survey is opened, with the first answer, and on each page that is further than those before. It holds no answers, nothing waits for it, and it need not be sent again when it fails. A visit only gets further; the same news again changes nothing. It is stored within about a second. A0404 when there is no such page; A0411, A0416, A0417, A0418 as for answers. At most 1 KiB.',
    rateRule: 'visit',
    access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', VISIT_PLACES) }),
    params: z.strictObject({ surveyId: z.string() }),
    body: visitShape,
    bodyLimit: KIBIBYTE,
    isBrief: true,
    data: z.object({ noted: z.literal(true).describe('It will be counted.') }),
    handle: async (_ctx, { params, body }) => {
      await visits.record(params.surveyId, body);
      return { noted: true as const };
    },
  });
}
