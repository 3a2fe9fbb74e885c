import { LINK_STATES, type LinkState } from '@wence/schema';
import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import type { LinkReadings } from './link-readings.service.js';
import type { PersonalLink } from './personal-link.entity.js';
import { stateOf } from './personal-link.service.js';
import {
  LINK_TEXTS,
  PersonalLinkConnectionType,
  PersonalLinkCountType,
  PersonalLinkStateName,
  PersonalLinkType,
} from './personal-link.type.js';

const URL_LOADER = Symbol('addresses of one-to-one links');

/** Fields of a link that are worked out from its row. */
@Resolver(() => PersonalLinkType)
export class LinkFieldResolver {
  constructor(private readonly readings: LinkReadings) {}

  @FieldResolver(() => PersonalLinkStateName, { description: 'How far the person is.' })
  state(@Root() link: PersonalLink): LinkState {
    return stateOf(link);
  }

  @FieldResolver(() => String, { nullable: true, description: LINK_TEXTS.url })
  url(@Root() link: PersonalLink, @Ctx() ctx: RequestContext): Promise<string | null> {
    const loader = oncePerRequest(
      ctx,
      URL_LOADER,
      () => new DataLoader((links: readonly PersonalLink[]) => this.readings.urlsOf(ctx, links)),
    );
    return loader.load(link);
  }
}

/** Counts beside a list, which are made when they are asked for. */
@Resolver(() => PersonalLinkConnectionType)
export class LinkCountsResolver {
  constructor(private readonly readings: LinkReadings) {}

  @FieldResolver(() => [PersonalLinkCountType], {
    description: 'All links of the survey by state, every state once, whatever is searched for.',
  })
  async counts(@Root() { surveyId }: PersonalLinkConnectionType): Promise<PersonalLinkCountType[]> {
    const found = await this.readings.countsOf(surveyId);
    return LINK_STATES.map((state) => ({ state, count: found[state] }));
  }
}
