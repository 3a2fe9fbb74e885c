import { REVIEW_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ResponseViews } from '../response/response-views.service.js';
import type { ResponseService } from '../response/response.service.js';
import { v1Response } from '../response/v1-response.type.js';
import type { AnswerEditService } from './answer-edit.service.js';
import type { ReviewService } from './review.service.js';
import type { Chosen, ReviewOutcome } from './review-change.type.js';
import { ANSWERS_ALONE, editShape } from './review-places.policy.js';

const MEBIBYTE = 1024 * 1024;
const { responses: MOST, reason, tags, tag, remark } = REVIEW_LIMITS;
const chosen = {
  responseIds: z.array(z.string()).describe(`1 to ${MOST} responses to this survey; one that is named twice is meant once.`),
};
const access = author('responses:write', { 'params.id': 'survey', 'body.responseIds[]': 'response' });
const params = z.strictObject({ id: z.string() });
const data = z.object({ changed: z.int().describe('How many of the responses were not so already.') }).meta({ id: 'ReviewOutcome' });
const ALL_OR_NONE = `All or none: A0404 when the survey or any of the responses is missing or not the caller's, A0400 with the field \`responseIds\` for none or more than ${MOST}.`;

interface Action<Body extends z.ZodRawShape> {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body: Body;
  run(ctx: RequestContext, input: Chosen & z.output<z.ZodObject<Body>>): Promise<ReviewOutcome>;
}

/** What is done to many responses of a survey, all of it in one way. */
function action<Body extends z.ZodRawShape>({ name, operationId, summary, description, body, run }: Action<Body>): AnyRoute {
  const shape = { ...chosen, ...body } as typeof chosen; // What else it has names no object.
  return route({
    method: 'POST',
    path: `/v1/surveys/responses/{id}/${name}`,
    operationId,
    tag: 'Results',
    summary,
    description: `${description} ${ALL_OR_NONE}`,
    access,
    params,
    body: z.strictObject(shape),
    data,
    handle: async (ctx, { params: { id }, body: given }) => {
      const input = { ...given, surveyId: id } as unknown as Chosen & z.output<z.ZodObject<Body>>; // It was parsed by the whole shape.
      const { changed } = await run(ctx, input);
      return { changed };
    },
  });
}

const tagList = z.array(z.string()).optional();

/** Lines of `/v1` about what authors do to responses. */
export function reviewRoutes(
  reviews: ReviewService,
  edits: AnswerEditService,
  responses: ResponseService,
  views: ResponseViews,
): AnyRoute[] {
  return [
    action({
      name: 'invalidate',
      operationId: 'invalidateResponses',
      summary: 'Mark responses as invalid',
      description: 'From now on they count in no figure, and leave their places to others.',
      body: { reason: z.string().nullish().describe(`Why: at most ${reason} characters, spaces around it left out.`) },
      run: (ctx, input) => reviews.invalidate(ctx, input),
    }),
    action({
      name: 'validate',
      operationId: 'validateResponses',
      summary: 'Make responses valid again',
      description: 'They count as before, also where the survey has got all the responses that it asked for since.',
      body: {},
      run: (ctx, input) => reviews.validate(ctx, input),
    }),
    action({
      name: 'star',
      operationId: 'starResponses',
      summary: 'Give responses a star, or take it away',
      description: 'Lists can be filtered by it; it counts nowhere.',
      body: { starred: z.boolean().describe('True: they get a star. False: they lose it.') },
      run: (ctx, input) => reviews.star(ctx, input),
    }),
    action({
      name: 'tag',
      operationId: 'tagResponses',
      summary: 'Add tags to responses, and remove others',
      description: `A response has at most ${tags} tags: otherwise A0400 with the field \`add\`, and nothing is changed.`,
      body: {
        add: tagList.describe(`At most ${tags} tags of 1 to ${tag} characters, spaces around them left out.`),
        remove: tagList.describe(`At most ${tags} tags, none of which is in \`add\`.`),
      },
      run: (ctx, input) => reviews.tag(ctx, input),
    }),
    action({
      name: 'remark',
      operationId: 'remarkResponses',
      summary: 'Write a remark about responses',
      description: 'It takes the place of one that was there.',
      body: { remark: z.string().nullable().describe(`At most ${remark} characters. Null or empty: no remark any more.`) },
      run: (ctx, input) => reviews.remark(ctx, input),
    }),
    action({
      name: 'delete',
      operationId: 'deleteResponses',
      summary: 'Put responses into the recycle bin',
      description: 'They can be had back for 30 days and are then gone for good. They count in no figure.',
      body: {},
      run: (ctx, input) => reviews.delete(ctx, input),
    }),
    action({
      name: 'restore',
      operationId: 'restoreResponses',
      summary: 'Take responses out of the recycle bin',
      description: 'They are what they were before, and count if they did.',
      body: {},
      run: (ctx, input) => reviews.restore(ctx, input),
    }),
    route({
      method: 'PUT',
      path: '/v1/surveys/responses/{id}/{responseId}/answers',
      operationId: 'editResponse',
      codes: ['A0409'],
      tag: 'Results',
      summary: 'Edit the answers of a response',
      description:
        'The answers take the place of all that the response has; those are kept. They are judged by the version that was answered, as a submission is: A0400 with `data.errors` [{ nodeId, reason, limit?, optionId?, rowId?, row?, key? }] when they break a rule; the status follows the end that they reach. Files are those that the response came with; a mobile that was proven by a code may be kept or left out. A0409 with `data.revision`: it was edited since `expectedRevision`. At most 1 MiB.',
      access: author('responses:write', { 'params.id': 'survey', 'params.responseId': 'response', 'body.answers': ANSWERS_ALONE }),
      params: z.strictObject({ id: z.string(), responseId: z.string() }),
      body: editShape.extend({ expectedRevision: z.int().min(0).describe('`revision` of the response as its editor has seen it.') }),
      bodyLimit: MEBIBYTE,
      data: v1Response,
      handle: async (ctx, { params: { id: surveyId, responseId }, body }) => {
        await edits.edit(ctx, { surveyId, responseId, ...body });
        const row = await responses.one(ctx, surveyId, responseId);
        return (await views.of([row]))(row);
      },
    }),
  ];
}
