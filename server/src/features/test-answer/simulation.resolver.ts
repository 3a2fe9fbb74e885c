import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { SurveyIdInput } from '../survey/survey-id.type.js';
import { SURVEY_FIELD, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import { type SimulationRequest, simulationShape } from './simulation-request.js';
import type { SimulationService, TestAnswers } from './simulation.service.js';
import { TestAnswersType } from './simulation.type.js';

@InputType('SimulateResponsesInput', { description: 'How many respondents are to be simulated.' })
export class SimulateResponsesInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { description: 'Respondents, 1 to 500; fewer for a very long survey.' })
  count: number;

  @Field(() => Int, {
    nullable: true,
    description: '0 to 2147483647. The same seed makes the same respondents of the same draft; a random one unless said.',
  })
  seed?: number | null;
}

const TESTED = {
  survey: { ...SURVEY_FIELD, because: 'the survey whose draft was tested' },
  testAnswers: { type: () => TestAnswersType, description: 'Its test answers as they are now.' },
};
const SimulateResponsesPayload = surveyPayload('simulateResponses', TESTED);
const PurgeTestResponsesPayload = surveyPayload('purgeTestResponses', TESTED);

type TestedOutcome = SurveyOutcome & { readonly testAnswers: TestAnswersType };

@Resolver()
export class SimulationResolver {
  constructor(
    private readonly simulations: SimulationService,
    private readonly surveys: SurveyService,
  ) {}

  @Access(author('responses:read', { surveyId: 'survey' }))
  @Query(() => TestAnswersType, {
    description:
      'What was answered in test mode, and what the last simulation covers of the draft as it is now. A0404 when the survey is missing or not of the caller.',
  })
  async testAnswers(@Ctx() ctx: RequestContext, @Arg('surveyId', () => ID) surveyId: string): Promise<TestAnswersType> {
    return toGraph(await this.simulations.read(ctx, surveyId));
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => SimulateResponsesPayload, {
    description:
      'Simulates respondents of the draft: random answers that pass the same checks as any submission, led to what nobody came to yet, kept as test answers in the place of those of an earlier simulation. They count nowhere. A0400 names `count` and its limit; A0404 when the survey is missing or not of the caller.',
  })
  async simulateResponses(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SimulateResponsesInput) { surveyId, ...input }: SimulateResponsesInput,
  ): Promise<TestedOutcome> {
    // Both doors use the same shape, so that both report the same faults.
    const request = parseInput(simulationShape, { ...input }) as SimulationRequest;
    return this.tested(ctx, await this.simulations.simulate(ctx, surveyId, request));
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => PurgeTestResponsesPayload, {
    description:
      'Throws away all test answers of a survey, simulated or given by somebody, with the files they name. Responses stay. A0404 when the survey is missing or not of the caller.',
  })
  async purgeTestResponses(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput,
  ): Promise<TestedOutcome> {
    return this.tested(ctx, await this.simulations.deleteAll(ctx, surveyId));
  }

  /** The survey is read afterwards, because a simulation may take long; it may be in the recycle bin by then. */
  private async tested(ctx: RequestContext, answers: TestAnswers): Promise<TestedOutcome> {
    const survey = await this.surveys.requireOwned(ctx, answers.surveyId, { recycled: true });
    return { survey, testAnswers: toGraph(answers) };
  }
}

function toGraph({ simulation, ...answers }: TestAnswers): TestAnswersType {
  if (!simulation) return { ...answers, simulation: null };
  const { questions, options, rows, logic, ...coverage } = simulation.coverage;
  const lists = { questions: [...questions], options: [...options], rows: [...rows], logic: [...logic] };
  return { ...answers, simulation: { ...simulation, coverage: { ...coverage, ...lists } } };
}
