import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType('SendAnswerCodeInput', { description: 'Asks for a code that proves the mobile in an answer.' })
export class SendAnswerCodeInput {
  @Field(() => ID, { description: 'The survey that is being answered.' })
  surveyId: string;

  @Field(() => String, { description: 'The UUID that the answers will be submitted with.' })
  submissionId: string;

  @Field(() => Int, { description: 'The verification-code question.' })
  nodeId: number;

  @Field(() => String, { description: 'Mainland China mobile number: 11 digits beginning with 13 to 19.' })
  mobile: string;
}

@InputType('CheckAnswerCodeInput', { description: 'Hands the code in.' })
export class CheckAnswerCodeInput extends SendAnswerCodeInput {
  @Field(() => String, { description: 'Six digits from the text message.' })
  code: string;
}

@ObjectType('AnswerCodeChecked', { description: 'The mobile is proven for this question of this submission.' })
export class AnswerCodeCheckedType {
  @Field(() => Boolean, { description: 'This code had proven it before; nothing was changed now.' })
  replayed: boolean;
}
