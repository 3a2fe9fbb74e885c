import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { SurveyIdInput } from '../survey/survey-id.type.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import type { ShortLinkOutcome, ShortLinkService } from './short-link.service.js';
import { SaveShortLinkInput, SHORT_LINK_TEXTS } from './short-link.type.js';

const LOADER = Symbol('short links of surveys');
const url = { type: () => String, nullable: true, description: SHORT_LINK_TEXTS.url };
const SaveShortLinkPayload = surveyPayload('saveShortLink', { url });
const DeleteShortLinkPayload = surveyPayload('deleteShortLink', { url });

/** Short links (Spec 2, publish navigation: share). */
@Resolver(() => SurveyType)
export class ShortLinkResolver {
  constructor(private readonly links: ShortLinkService) {}

  @FieldResolver(() => String, { nullable: true, description: SHORT_LINK_TEXTS.url })
  shortLink(@Root() { id }: SurveyType, @Ctx() ctx: RequestContext): Promise<string | null> {
    const loader = oncePerRequest(
      ctx,
      LOADER,
      () =>
        new DataLoader(async (ids: readonly string[]) => {
          const addresses = await this.links.addressesOf(ids);
          return ids.map((surveyId) => addresses.get(surveyId) ?? null);
        }),
    );
    return loader.load(id);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => SaveShortLinkPayload, { description: `${SHORT_LINK_TEXTS.save} ${SHORT_LINK_TEXTS.mistakes}` })
  saveShortLink(@Arg('input', () => SaveShortLinkInput) input: SaveShortLinkInput, @Ctx() ctx: RequestContext): Promise<ShortLinkOutcome> {
    return this.links.save(ctx, input);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => DeleteShortLinkPayload, { description: SHORT_LINK_TEXTS.remove })
  deleteShortLink(@Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput, @Ctx() ctx: RequestContext): Promise<ShortLinkOutcome> {
    return this.links.remove(ctx, surveyId);
  }
}
