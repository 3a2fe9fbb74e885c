import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { carriedInto, ENTRY_PLACES, type EntryRequest, entryShape } from '../submission/entry.type.js';
import type { ExamAttempts } from './exam-attempt.service.js';
import { ExamEntryInput, ExamStandingType } from './exam-attempt.type.js';

const PLACES = under('input', { surveyId: 'answeredSurvey', ...ENTRY_PLACES });

/** Both doors use the same shape, so that both report the same faults. */
const entryIn = (input: Omit<ExamEntryInput, 'surveyId'>) => carriedInto(parseInput(entryShape, { ...input }) as EntryRequest);

@Resolver()
export class ExamAttemptResolver {
  constructor(private readonly attempts: ExamAttempts) {}

  @RateRule('submit')
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', PLACES))
  @Query(() => ExamStandingType, {
    description:
      'Where a respondent stands with an exam that has a time limit, a shortest time or a number of attempts; starts nothing. A0404 when there is no such survey; A0411, A0417, A0418 and the rules about who may take part as in `publicSurvey`.',
  })
  examStanding(
    @Arg('input', () => ExamEntryInput) { surveyId, ...input }: ExamEntryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ExamStandingType> {
    return this.attempts.look(surveyId, ctx, entryIn(input));
  }

  @RateRule('submit')
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', PLACES))
  @Mutation(() => ExamStandingType, {
    description:
      'Starts an attempt at an exam, and with it the clock. While an attempt runs, the same respondent gets that one, by any tab or device that they are known by; a survey that takes answers without an attempt starts none. A0445 when no attempt is left, A0419 when the survey is full; otherwise as `examStanding`.',
  })
  startExamAttempt(
    @Arg('input', () => ExamEntryInput) { surveyId, ...input }: ExamEntryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ExamStandingType> {
    return this.attempts.start(surveyId, ctx, entryIn(input));
  }
}
