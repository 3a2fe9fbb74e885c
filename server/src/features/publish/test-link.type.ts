import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType('TestLink', { description: 'The way to the draft as respondents would meet it. Nothing that is submitted there counts.' })
export class TestLinkType {
  @Field(() => String, { description: 'The address of the answering page in test mode.' })
  url: string;

  @Field(() => String, { description: 'What the address carries as `test`. Whoever has it sees the draft.' })
  token: string;

  @Field(() => GraphQLISODateTime, { description: 'Half an hour from now.' })
  expiresAt: Date;
}
