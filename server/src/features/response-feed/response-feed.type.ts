import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { PAGE_SIZE } from '../../platform/paging/page-request.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from '../response/response.entity.js';
import type { ResponseLogKind } from '../response/response-log.entity.js';
import { ResponseType } from '../response/response.type.js';
import { FEED_LIMITS } from './feed.policy.js';
import { KIND_TEXTS } from './feed-words.js';

const KINDS = {
  SUBMITTED: 'submitted',
  EDITED: 'edited',
  INVALIDATED: 'invalidated',
  VALIDATED: 'validated',
  DELETED: 'deleted',
  RESTORED: 'restored',
  ANNOTATED: 'annotated',
  SCORED: 'scored',
  PURGED: 'purged',
  CLEARED: 'cleared',
} as const satisfies Record<string, ResponseLogKind>;

export const ResponseChangeKind = enumType('ResponseChangeKind', 'What has happened to a response.', KINDS, {
  SUBMITTED: KIND_TEXTS.submitted,
  EDITED: KIND_TEXTS.edited,
  INVALIDATED: KIND_TEXTS.invalidated,
  VALIDATED: KIND_TEXTS.validated,
  DELETED: KIND_TEXTS.deleted,
  RESTORED: KIND_TEXTS.restored,
  ANNOTATED: KIND_TEXTS.annotated,
  SCORED: KIND_TEXTS.scored,
  PURGED: KIND_TEXTS.purged,
  CLEARED: KIND_TEXTS.cleared,
});

@ObjectType('ResponseChange', { description: 'Something that has happened to a response.' })
export class ResponseChangeType {
  @Field(() => Int, { description: 'Number of the event in the log of the survey.' })
  seq: number;

  @Field(() => ResponseChangeKind, { description: 'What has happened.' })
  kind: ResponseLogKind;

  @Field(() => ID, { description: 'The response that it happened to; empty: all of them.' })
  responseId: string;

  @Edge("the feed has responses of one of the caller's surveys only")
  @Field(() => ResponseType, { nullable: true, description: 'The response as it stands now. Null: it is in the recycle bin, or gone.' })
  response: Response | null;
}

@ObjectType('ResponseChangePage', { description: 'A page of what has happened to the responses of a survey.' })
export class ResponseChangePageType {
  @Field(() => [ResponseChangeType], { description: 'Oldest first, each response at most once.' })
  events: readonly ResponseChangeType[];

  @Field(() => Int, { description: 'For `since` of the next request.' })
  next: number;

  @Field(() => Boolean, { description: 'There are more events already.' })
  hasMore: boolean;
}

@ArgsType()
export class ResponseFeedArguments {
  @Field(() => Int, {
    defaultValue: 0,
    description: '`next` of the page before: the number of the last event that the program has seen. 0: from the start.',
  })
  since: number;

  @Field(() => Int, {
    defaultValue: PAGE_SIZE.usual,
    description: `Events of the page, before those about one response are taken together: 1 to ${PAGE_SIZE.most}.`,
  })
  first: number;

  @Field(() => Int, { defaultValue: 0, description: `Seconds to wait for an event if there is none: 0 to ${FEED_LIMITS.wait}.` })
  wait: number;
}
