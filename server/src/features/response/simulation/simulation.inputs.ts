import { Field, ID, InputType, Int } from 'type-graphql';

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
