import { Arg, type ClassType, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { author, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Response } from '../response/response.entity.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import { ResponseType } from '../response/response.type.js';
import { type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import type { AnswerEdit, AnswerEditService } from './answer-edit.service.js';
import {
  DeleteResponsesInput,
  EditResponseInput,
  InvalidateResponsesInput,
  RemarkResponsesInput,
  RestoreResponsesInput,
  StarResponsesInput,
  TagResponsesInput,
  ValidateResponsesInput,
} from './review.inputs.js';
import type { ReviewService } from './review.service.js';
import type { ReviewOutcome } from './review-change.type.js';
import { ANSWERS_ALONE, editShape } from './review-places.policy.js';

const CHOSEN = under('input', { surveyId: 'survey', 'responseIds[]': 'response' });
const WRITES = author('responses:write', CHOSEN);
/** What all of them refuse. */
const ERRORS =
  "All or none: A0404 when the survey or any of the responses is missing or not the caller's, A0400 with the field `responseIds` for none or more than 500. A response that is so already stays as it is.";

/** What a mutation gives that changes responses. */
const reviewPayload = (mutation: string): ClassType =>
  surveyPayload(mutation, {
    changedCount: { type: () => Int, description: 'How many of the responses were not so already.' },
    responses: {
      type: () => [ResponseType],
      description: 'The responses as they are now, in any order.',
      because: 'the responses that whoever may change them named',
    },
  });

const EditResponsePayload = surveyPayload('editResponse', {
  response: { type: () => ResponseType, description: 'The response as it is now.', because: 'the response that was edited' },
});

const InvalidateResponsesPayload = reviewPayload('invalidateResponses');
const ValidateResponsesPayload = reviewPayload('validateResponses');
const StarResponsesPayload = reviewPayload('starResponses');
const TagResponsesPayload = reviewPayload('tagResponses');
const RemarkResponsesPayload = reviewPayload('remarkResponses');
const DeleteResponsesPayload = reviewPayload('deleteResponses');
const RestoreResponsesPayload = reviewPayload('restoreResponses');

interface ReviewPayload extends SurveyOutcome {
  readonly changedCount: number;
  readonly responses: Promise<Response[]>;
}

/** What authors do to responses. */
@Resolver()
export class ReviewResolver {
  constructor(
    private readonly reviews: ReviewService,
    private readonly edits: AnswerEditService,
    private readonly responses: ResponseReadModel,
  ) {}

  @Access(WRITES)
  @Mutation(() => InvalidateResponsesPayload, {
    description: `Marks responses as invalid: from now on they count in no figure, and leave their places to others. ${ERRORS} A0400 with the field \`reason\` when it is longer than 200 characters.`,
  })
  async invalidateResponses(
    @Arg('input', () => InvalidateResponsesInput) input: InvalidateResponsesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewPayload> {
    return this.payload(await this.reviews.invalidate(ctx, input));
  }

  @Access(WRITES)
  @Mutation(() => ValidateResponsesPayload, {
    description: `Makes responses valid again: they count as before, also where a survey has got all the responses that it asked for since. ${ERRORS}`,
  })
  async validateResponses(
    @Arg('input', () => ValidateResponsesInput) input: ValidateResponsesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewPayload> {
    return this.payload(await this.reviews.validate(ctx, input));
  }

  @Access(WRITES)
  @Mutation(() => StarResponsesPayload, { description: `Gives responses a star, or takes it away. ${ERRORS}` })
  async starResponses(
    @Arg('input', () => StarResponsesInput) input: StarResponsesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewPayload> {
    return this.payload(await this.reviews.star(ctx, input));
  }

  @Access(WRITES)
  @Mutation(() => TagResponsesPayload, {
    description: `Adds tags to responses and removes others. ${ERRORS} A0400 with the fields \`add\` and \`remove\` for a tag without or with more than 24 characters, for more than 10, for one that is in both, for none at all, and where a response would have more than 10.`,
  })
  async tagResponses(@Arg('input', () => TagResponsesInput) input: TagResponsesInput, @Ctx() ctx: RequestContext): Promise<ReviewPayload> {
    return this.payload(await this.reviews.tag(ctx, input));
  }

  @Access(WRITES)
  @Mutation(() => RemarkResponsesPayload, {
    description: `Writes a remark about responses, in place of one that was there. ${ERRORS} A0400 with the field \`remark\` when it is longer than 1,000 characters.`,
  })
  async remarkResponses(
    @Arg('input', () => RemarkResponsesInput) input: RemarkResponsesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewPayload> {
    return this.payload(await this.reviews.remark(ctx, input));
  }

  @Access(WRITES)
  @Mutation(() => DeleteResponsesPayload, {
    description: `Puts responses into the recycle bin, from where they can be had back for 30 days; then they are gone for good. They count in no figure. ${ERRORS}`,
  })
  async deleteResponses(
    @Arg('input', () => DeleteResponsesInput) input: DeleteResponsesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewPayload> {
    return this.payload(await this.reviews.delete(ctx, input));
  }

  @Access(WRITES)
  @Mutation(() => RestoreResponsesPayload, {
    description: `Takes responses out of the recycle bin: they are what they were before, and count if they did. ${ERRORS}`,
  })
  async restoreResponses(
    @Arg('input', () => RestoreResponsesInput) input: RestoreResponsesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewPayload> {
    return this.payload(await this.reviews.restore(ctx, input));
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(
    author('responses:write', {
      'input.surveyId': 'survey',
      'input.responseId': 'response',
      'input.answers': ANSWERS_ALONE,
    }),
  )
  @Mutation(() => EditResponsePayload, {
    description:
      "Puts answers in place of those that a response has; those that it had are kept (`edits`, `originalAnswers`). They are judged by the version that was answered, as a submission is: A0400 with `data.errors` [{ nodeId, reason, limit?, optionId? }] when they break a rule; the status follows the end that they reach. A0404: the survey or the response is missing or not the caller's. A0409 with `data.revision`: it was edited since `expectedRevision`.",
  })
  async editResponse(
    @Arg('input', () => EditResponseInput) { answers, ...input }: EditResponseInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome & { readonly response: Promise<Response> }> {
    const edit = { ...input, ...(parseInput(editShape, { answers }) as Pick<AnswerEdit, 'answers'>) };
    const { survey } = await this.edits.edit(ctx, edit);
    const { responses } = this;
    return {
      survey,
      get response() {
        return responses.ofIds([edit.responseId]).then(([response]) => response as Response); // It has just been edited.
      },
    };
  }

  /** Responses are read when somebody asks for them. */
  private payload({ survey, changed, responseIds }: ReviewOutcome): ReviewPayload {
    const { responses } = this;
    return {
      survey,
      changedCount: changed,
      get responses() {
        return responses.ofIds(responseIds);
      },
    };
  }
}
