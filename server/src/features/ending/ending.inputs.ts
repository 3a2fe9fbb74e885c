import { Field, ID, InputType, Int } from 'type-graphql';
import { EndingOwnerName, type EndingOwner, SurveyEndingInput } from '../survey/survey-endings.type.js';

@InputType('SaveEndingInput', { description: 'An end page, and what to change in it.' })
export class SaveEndingInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => EndingOwnerName, { description: 'When it is shown.' })
  kind: EndingOwner;

  @Field(() => Int, { nullable: true, description: 'NODE: the local id of the question. Absent on others.' })
  nodeId?: number | null;

  @Field(() => SurveyEndingInput, {
    nullable: true,
    description: "Keys to change; what is absent stays. Null, or nothing left: the product's own page.",
  })
  ending?: InstanceType<typeof SurveyEndingInput> | null;
}
