import { REVIEW_LIMITS } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

const { responses: MOST, reason, tags, tag, remark } = REVIEW_LIMITS;

/** What all of these inputs begin with. */
@InputType('ChosenResponses')
abstract class ChosenResponses {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => [ID], { description: `1 to ${MOST} of its responses; one that is named twice is meant once.` })
  responseIds: string[];
}

@InputType('InvalidateResponsesInput', { description: 'Responses that are invalid.' })
export class InvalidateResponsesInput extends ChosenResponses {
  @Field(() => String, { nullable: true, description: `Why: at most ${reason} characters, spaces around it left out.` })
  reason?: string | null;
}

@InputType('ValidateResponsesInput', { description: 'Responses that are valid again.' })
export class ValidateResponsesInput extends ChosenResponses {}

@InputType('StarResponsesInput', { description: 'Responses that get a star or lose it.' })
export class StarResponsesInput extends ChosenResponses {
  @Field({ description: 'True: they get a star. False: they lose it.' })
  starred: boolean;
}

@InputType('TagResponsesInput', { description: 'Tags that responses get and lose.' })
export class TagResponsesInput extends ChosenResponses {
  @Field(() => [String], {
    nullable: true,
    description: `At most ${tags} tags of 1 to ${tag} characters, spaces around them left out. A response has at most ${tags}.`,
  })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: `At most ${tags} tags, none of which is in \`add\`.` })
  remove?: string[] | null;
}

@InputType('RemarkResponsesInput', { description: 'A remark about responses.' })
export class RemarkResponsesInput extends ChosenResponses {
  @Field(() => String, { nullable: true, description: `At most ${remark} characters. Null or empty: no remark any more.` })
  remark?: string | null;
}

@InputType('DeleteResponsesInput', { description: 'Responses that go into the recycle bin.' })
export class DeleteResponsesInput extends ChosenResponses {}

@InputType('RestoreResponsesInput', { description: 'Responses that come back from the recycle bin.' })
export class RestoreResponsesInput extends ChosenResponses {}

@InputType('EditResponseInput', { description: 'New answers of a response.' })
export class EditResponseInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => ID, { description: 'One of its responses.' })
  responseId: string;

  @Field(() => Int, { description: '`revision` of the response as its editor has seen it.' })
  expectedRevision: number;

  @Field(() => GraphQLJSON, {
    description:
      'Answer values by local id of the question, in place of all that it has. Files are those that the response came with; a mobile that was proven by a code may be kept or left out.',
  })
  answers: unknown;
}
