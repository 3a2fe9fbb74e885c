import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { GATE_CODES } from '../answering-page/gate.type.js';
import { carriedInto, ENTRY_PLACES, entryShape } from '../submission/entry.type.js';
import type { LinkDrafts } from './link-draft.service.js';
import { DRAFT_PLACES, draftShape, toV1Draft, v1Draft, v1Saved } from './link-draft.type.js';

const MEBIBYTE = 1024 * 1024;

const ALIKE = { method: 'POST', tag: 'Answering', rateRule: 'visit', params: z.strictObject({ surveyId: z.string() }) } as const;
const LIKE_THE_SURVEY =
  'A0400: `linkCode` (required). A0404: no such survey. A0411, A0417, A0418 and the rules about who may take part as for the survey: A0428 for a link that takes no answers.';

/** The doors of respondents who go on by their one-to-one link on another device (Spec 2, publish). */
export function linkDraftRoutes(drafts: LinkDrafts): AnyRoute[] {
  return [
    route({
      ...ALIKE,
      path: '/v1/r/{surveyId}/link-draft',
      operationId: 'saveLinkDraft',
      codes: ['A0411', 'A0416', 'A0417', 'A0418', ...GATE_CODES],
      summary: 'Keep answers so far with a one-to-one link',
      description: `For going on by the same link on another device. Replaces what was kept by it; it is gone as soon as a response is stored by the link, or when the link becomes void or is reset. Answers are judged when they are submitted. Nothing is kept, and \`savedAt\` is null, where the survey has anonymous links or does not let people come back. A0416: the version takes no answers any more. ${LIKE_THE_SURVEY} At most 1 MiB.`,
      access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', DRAFT_PLACES) }),
      body: draftShape,
      bodyLimit: MEBIBYTE,
      data: v1Saved,
      handle: async (ctx, { params, body }) => {
        const savedAt = await drafts.save(params.surveyId, body, ctx, carriedInto(body));
        return { savedAt: savedAt?.toISOString() ?? null };
      },
    }),
    route({
      ...ALIKE,
      path: '/v1/r/{surveyId}/link-draft/read',
      operationId: 'readLinkDraft',
      codes: ['A0411', 'A0417', 'A0418', ...GATE_CODES],
      summary: 'The answers that were kept with a one-to-one link',
      description: `The code is in the body because addresses are written into logs. \`draft\` is null where nothing is kept. ${LIKE_THE_SURVEY}`,
      access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', ENTRY_PLACES) }),
      body: entryShape,
      data: z.object({ draft: v1Draft.nullable().describe('What was saved last; null: nothing is kept.') }),
      handle: async (ctx, { params, body }) => {
        const draft = await drafts.read(params.surveyId, ctx, carriedInto(body));
        return { draft: draft && toV1Draft(draft) };
      },
    }),
  ];
}
