import { LINK_PARAMETERS } from '@wence/schema';
import { z } from 'zod';
import { definitionShape } from '../../platform/openapi/model-schemas.js';
import { anyone } from '../../platform/access/access.js';
import { VERSION } from '../../platform/version.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { OPEN_WHILE_RUNNING } from './answer-places.policy.js';
import { carriedIn } from './carried.policy.js';
import { GATE_CODES } from './gate.type.js';
import type { OpeningService } from './opening.service.js';

/** The running survey for programs that render it themselves. Open to everybody who has its link. */
export function publicSurveyRoute(opening: OpeningService): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/r/{surveyId}',
    operationId: 'getRunningSurvey',
    codes: ['A0411', 'A0417', 'A0418', 'A0419', 'A0421', ...GATE_CODES],
    tag: 'Answering',
    summary: 'A running survey, for programs that render it themselves',
    description:
      'The frozen definition of the current version, without quotas, of which an empty list says that some may be full before the submission. A0404: missing, recycled or never launched. A0417 with `data.opensAt`: it begins later. A0411: it was stopped. A0418: it has ended. A0419: it is full. These four bring the end page for such a survey as `data.ending`, if there is one. With `test`: the draft of the author who made that token, its revision as `version`, in any state; A0421 when it opens nothing.',
    access: anyone(OPEN_WHILE_RUNNING, 'collect', { 'params.surveyId': 'answeredSurvey' }),
    params: z.strictObject({ surveyId: z.string() }),
    query: z.looseObject({
      test: z.string().optional().describe('Token of a link into test mode.'),
      [LINK_PARAMETERS.link]: z.string().optional().describe('Code of a one-to-one link.'),
      [LINK_PARAMETERS.tag]: z.string().optional().describe('Code of a source tag.'),
    }),
    data: z.object({ surveyId: z.string(), version: z.int(), definition: definitionShape }),
    // A version is frozen, and so is a revision of a draft; how it is told changes with the server alone.
    etag: ({ version }) => `${version}-${VERSION}`,
    handle: async (ctx, { params: { surveyId }, query }) => {
      const { version, open } = await opening.requireOpen(surveyId, query.test ?? null, ctx, carriedIn(query));
      return { surveyId, version, definition: open.definition };
    },
  });
}
