import { Field, ObjectType } from 'type-graphql';

/** Shared by all connections. */
@ObjectType('PageInfo', { description: 'Whether a connection goes on, and where.' })
export class PageInfoType {
  @Field({ description: 'True: asking again with `after: endCursor` gives more.' })
  hasNextPage: boolean;

  @Field(() => String, { nullable: true, description: 'Opaque cursor of the last edge; null on an empty page.' })
  endCursor: string | null;
}
