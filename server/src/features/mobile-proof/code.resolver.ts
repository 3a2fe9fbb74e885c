import type { z } from 'zod';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { SmsCodeSentType } from '../account/sign-in.type.js';
import { AnswerCodeCheckedType, CheckAnswerCodeInput, SendAnswerCodeInput } from './code.inputs.js';
import { codeCheckShape, codeShape, CODE_PLACES, WHO_MAY_PROVE } from './code-shape.js';
import type { MobileProofService } from './mobile-proof.service.js';

const ACCESS = anyone(WHO_MAY_PROVE, 'collect', under('input', { surveyId: 'answeredSurvey', ...CODE_PLACES }));

@Resolver()
export class CodeResolver {
  constructor(private readonly proofs: MobileProofService) {}

  @RateRule('signIn')
  @Access(ACCESS)
  @Mutation(() => SmsCodeSentType, {
    description:
      'Sends a code that proves the mobile in an answer: six digits, good for this question of this submission, for 5 minutes and 5 wrong tries. A0400 for a question that asks for none, or no mobile number; A0404, A0411 as for the survey; A0501 with `data.retryAfterSeconds` within 59 seconds of the last one for this number, after 10 in a day, and when the address, the survey or the server has asked for too many.',
  })
  sendAnswerCode(@Ctx() ctx: RequestContext, @Arg('input') { surveyId, ...input }: SendAnswerCodeInput): Promise<SmsCodeSentType> {
    // Both doors use the same shape, so that both report the same faults.
    return this.proofs.send(ctx, { surveyId, ...(parseInput(codeShape, input) as z.output<typeof codeShape>) });
  }

  @RateRule('signIn')
  @Access(ACCESS)
  @Mutation(() => AnswerCodeCheckedType, {
    description:
      'Proves a mobile by its code; then answers of this submission may name it, for at least 24 hours. A0131 with `data.triesLeft` for a code that is wrong, over or used up. The same code again gets the same answer.',
  })
  checkAnswerCode(@Ctx() ctx: RequestContext, @Arg('input') { surveyId, ...input }: CheckAnswerCodeInput): Promise<AnswerCodeCheckedType> {
    const { code, ...claimed } = parseInput(codeCheckShape, input) as z.output<typeof codeCheckShape>;
    return this.proofs.check(ctx, { surveyId, ...claimed }, code);
  }
}
