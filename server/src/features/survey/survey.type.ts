import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

/** Collection state of a survey. The numbers are those of `/v1` (Spec 3, survey base). */
export enum SurveyStateName {
  NOT_COLLECTING = 0,
  RUNNING = 1,
  COMPLETE = 2,
}

/** The situation of a survey in one word, as the model names it. */
export enum SurveyStatusName {
  DRAFT = 'draft',
  RUNNING = 'running',
  STOPPED = 'stopped',
  COMPLETE = 'complete',
  RECYCLED = 'recycled',
}

registerEnumType(SurveyStateName, {
  name: 'SurveyState',
  description: 'Whether a survey collects responses.',
  valuesConfig: {
    NOT_COLLECTING: { description: 'It takes no answers: a draft, or stopped.' },
    RUNNING: { description: 'It takes answers.' },
    COMPLETE: { description: 'It is closed for good.' },
  },
});
registerEnumType(SurveyStatusName, {
  name: 'SurveyStatus',
  description: 'State, publication and recycle bin in one word: DRAFT never ran, STOPPED did, COMPLETE is closed for good reasons.',
  valuesConfig: {
    DRAFT: { description: 'It was never launched.' },
    RUNNING: { description: 'It takes answers.' },
    STOPPED: { description: 'Its author has stopped it and may go on.' },
    COMPLETE: { description: 'It is closed for good.' },
    RECYCLED: { description: 'It is in the recycle bin.' },
  },
});

/** The fields of a survey that its row has. Fields that are worked out, and those of later features, are added by resolvers. */
@ObjectType('Survey', {
  implements: NodeInterface,
  description:
    'A survey of the signed-in author. A field that another read fills, such as `nodes`, is null with an error where that read failed or was refused; the rest of the survey stands.',
})
export class SurveyType {
  @Field(() => ID, { description: 'Ten letters and digits, random.' })
  id: string;

  @Field({ description: 'Title, 1 to 2,000 characters; the same as in the definition.' })
  title: string;

  @Field(() => SurveyStateName, { description: 'Whether it collects responses.' })
  state: SurveyStateName;

  @Field(() => Int, { description: 'Its share of the row ids of `/v1`: a row id is this times 2^24, plus the id that the row has here.' })
  number: number;

  @Field(() => Int, { nullable: true, description: 'The version respondents answer, or answered last. Null before the first launch.' })
  publishedVersion: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When its definition or its state last changed.' })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was put into the recycle bin; null outside it.' })
  recycledAt: Date | null;
}
