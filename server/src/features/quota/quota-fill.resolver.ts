import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { anyone, author, under } from '../../platform/access/access.js';
import { Access, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import { EVALUATION_PLACES, OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { SurveyType } from '../survey/survey.type.js';
import { type OutlookRequest, outlookShape, type ReserveRequest, reserveShape } from './outlook-request.js';
import {
  AnswerRoomType,
  QuotaFillType,
  RecountQuotasInput,
  RecountQuotasPayload,
  ReserveSeatsInput,
  SeatReservationType,
} from './quota-fill.type.js';
import type { QuotaOutlookService } from './quota-outlook.service.js';
import type { QuotaRecount, Recounted } from './quota-recount.service.js';
import type { QuotaService } from './quota.service.js';
import type { Reserved, SeatReservationService } from './seat-reservation.service.js';

/** Quotas as they fill, for authors, and whether there is room, for respondents. */
@Resolver(() => SurveyType)
export class SurveyQuotaFillResolver {
  constructor(
    private readonly quotas: QuotaService,
    private readonly recount: QuotaRecount,
    private readonly outlooks: QuotaOutlookService,
    private readonly reservations: SeatReservationService,
  ) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => [QuotaFillType], {
    nullable: true,
    description: 'How full its quotas are: those that are switched on in the published definition; before the first launch, in the draft.',
  })
  async quotaFill(@Root() { id, recycledAt }: SurveyType, @Ctx() ctx: RequestContext): Promise<QuotaFillType[] | null> {
    if (recycledAt) return null;
    return (await this.quotas.fill(ctx, id)).map((fill) => ({ ...fill, cells: [...fill.cells] }));
  }

  @Access(author('responses:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => RecountQuotasPayload, {
    description:
      'Counts the responses of a survey by its quotas again, under the published definition. Nobody is turned away by it; submissions go on meanwhile. A0404: the survey.',
  })
  recountQuotas(@Arg('input', () => RecountQuotasInput) { surveyId }: RecountQuotasInput, @Ctx() ctx: RequestContext): Promise<Recounted> {
    return this.recount.recount(ctx, surveyId);
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', { surveyId: 'answeredSurvey', ...EVALUATION_PLACES }))
  @Query(() => AnswerRoomType, {
    description:
      'Whether there is room left for answers, for somebody who is still answering; the submission decides. A0411 when the survey does not run; A0416 for a version too old.',
  })
  answerRoom(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Arg('answers', () => GraphQLJSON, {
      description: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them.',
    })
    answers: unknown,
    @Arg('version', () => Int, { nullable: true, description: 'The current one unless said.' }) version: number | null,
  ): Promise<AnswerRoomType> {
    return this.outlooks.look(surveyId, parseInput(outlookShape, { answers, version }) as OutlookRequest);
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(
    anyone(
      OPEN_TO_LINK_HOLDERS,
      'collect',
      under('input', { surveyId: 'answeredSurvey', submissionId: 'submission', ...EVALUATION_PLACES }),
    ),
  )
  @Mutation(() => SeatReservationType, {
    description:
      'Keeps seats of quotas for somebody who is answering, in a survey whose `reserveMinutes` says so: in all the cells that the answers lead to, or in none where one is full. Each submission keeps seats once. A0411 when the survey does not run; A0416 for a version too old.',
  })
  reserveSeats(@Arg('input', () => ReserveSeatsInput) { surveyId, ...request }: ReserveSeatsInput): Promise<Reserved> {
    return this.reservations.reserve(surveyId, parseInput(reserveShape, request) as ReserveRequest);
  }
}
