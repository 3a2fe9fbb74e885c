import { LINK_STATES, type LinkState } from '@wence/schema';
import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from '../response/response.entity.js';
import { ARRIVAL_TEXTS } from '../response/response-arrival.type.js';
import type { LinkNames } from '../response/response.port.js';
import { ResponseType } from '../response/response.type.js';
import type { LinkList } from './link-list.read-model.js';
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
const NAMES_LOADER = Symbol('links of responses');

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

/** Responses say by which link they came, unless their survey keeps the two apart. */
@Resolver(() => ResponseType)
export class ResponseLinkResolver {
  constructor(private readonly list: Pick<LinkList, 'namesOf'>) {}

  @FieldResolver(() => String, { nullable: true, description: ARRIVAL_TEXTS.linkCode })
  async linkCode(@Root() response: Response, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await this.namesFor(response, ctx))?.code ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: ARRIVAL_TEXTS.linkName })
  async linkName(@Root() response: Response, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await this.namesFor(response, ctx))?.name ?? null;
  }

  private async namesFor({ linkId }: Response, ctx: RequestContext): Promise<LinkNames | null> {
    if (!linkId) return null;
    const load = async (ids: readonly string[]) => {
      const names = await this.list.namesOf(ids);
      return ids.map((id) => names.get(id) ?? null);
    };
    return oncePerRequest(ctx, NAMES_LOADER, () => new DataLoader(load)).load(linkId);
  }
}
