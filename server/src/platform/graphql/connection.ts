import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from '../paging/page.js';
import { PAGE_SIZE, type PageQuery } from '../paging/page-request.js';

/** A value that is looked up when it is selected. */
export type Lazy<T> = T | Promise<T>;

const SIZE = `1 to ${PAGE_SIZE.most}`;

/** The arguments of every connection. */
@ArgsType()
export class PageArguments implements PageQuery {
  @Field(() => Int, {
    nullable: true,
    description: `The page has so many edges and goes on behind \`after\`, or begins with the list. ${SIZE}. Without \`first\` and \`last\`: ${PAGE_SIZE.usual}.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of an edge: the page begins behind it. Not together with `last` or `before`.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The page has so many edges and stands in front of \`before\`, or ends with the list. ${SIZE}. Not together with \`first\` or \`after\`.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of an edge: the page ends in front of it. Not together with `first` or `after`.',
  })
  before?: string | null;
}

/** Shared by all connections. */
@ObjectType('PageInfo', { description: 'Whether a list goes on beyond a page, and where. Its order is the same whichever way one pages.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'True: asking with `after: endCursor` gives more.' })
  hasNextPage: Lazy<boolean>;

  @Field(() => Boolean, { description: 'True: asking with `before: startCursor` gives what stands in front of this page.' })
  hasPreviousPage: Lazy<boolean>;

  @Field(() => String, { nullable: true, description: 'Opaque cursor of the first edge; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Opaque cursor of the last edge; null on an empty page.' })
  endCursor: string | null;
}

/** What every connection has. Getters, because a field that nobody selects is not looked up; spread syntax would look all of them up. */
export function connectionOf<Row>(page: Page<Row>) {
  return {
    edges: page.edges,
    get totalCount(): Promise<number> {
      return page.total();
    },
    pageInfo: {
      get hasNextPage(): Promise<boolean> {
        return page.hasNext();
      },
      get hasPreviousPage(): Promise<boolean> {
        return page.hasPrevious();
      },
      startCursor: page.edges.at(0)?.cursor ?? null,
      endCursor: page.edges.at(-1)?.cursor ?? null,
    },
  };
}
