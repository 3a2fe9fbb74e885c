import type { z } from 'zod';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { VerificationService } from './verification.service.js';
import { AskChallengeInput, challengeRequest, CHALLENGE_PLACES, ChallengeType, WHO_MAY_ASK } from './verification.type.js';

@Resolver()
export class VerificationResolver {
  constructor(private readonly verification: VerificationService) {}

  @RateRule('submit')
  @Access(anyone(WHO_MAY_ASK, 'collect', under('input', { surveyId: 'answeredSurvey', ...CHALLENGE_PLACES })))
  @Mutation(() => ChallengeType, {
    description:
      'A verification question for a submission that was refused with A0434; its answer is a number. It is good for this submission alone, for ten minutes. A0404, A0411, A0417, A0418 as for the survey.',
  })
  askChallenge(@Ctx() ctx: RequestContext, @Arg('input') { surveyId, ...input }: AskChallengeInput): Promise<ChallengeType> {
    // Both doors use the same shape, so that both report the same faults.
    const { submissionId } = parseInput(challengeRequest, input) as z.output<typeof challengeRequest>;
    return this.verification.ask({ surveyId, submissionId }, ctx.language);
  }
}
