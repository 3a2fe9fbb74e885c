import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { carriedInto, ENTRY_PLACES, type EntryRequest, entryShape } from '../submission/entry.type.js';
import type { LinkDrafts } from './link-draft.service.js';
import {
  DRAFT_PLACES,
  type DraftRequest,
  draftShape,
  LinkDraftInput,
  SaveLinkDraftPayload,
  LinkDraftType,
  SaveLinkDraftInput,
} from './link-draft.type.js';

const survey = { surveyId: 'answeredSurvey' } as const;

@Resolver()
export class LinkDraftResolver {
  constructor(private readonly drafts: LinkDrafts) {}

  @RateRule('visit')
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', under('input', { ...survey, ...ENTRY_PLACES })))
  @Query(() => LinkDraftType, {
    nullable: true,
    description:
      'The answers that were kept with a one-to-one link; null where nothing is kept. A0400: `linkCode` (required); A0404 when there is no such survey; A0411, A0417, A0418 and the rules about who may take part as in `publicSurvey`.',
  })
  linkDraft(
    @Arg('input', () => LinkDraftInput) { surveyId, ...input }: LinkDraftInput,
    @Ctx() ctx: RequestContext,
  ): Promise<LinkDraftType | null> {
    return this.drafts.read(surveyId, ctx, carriedInto(parseInput(entryShape, { ...input }) as EntryRequest));
  }

  @RateRule('visit')
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', under('input', { ...survey, ...DRAFT_PLACES })))
  @Mutation(() => SaveLinkDraftPayload, {
    description:
      'Keeps answers so far with a one-to-one link, for going on by it on another device; replaces what was kept. It is gone as soon as a response is stored by the link, or when the link becomes void or is reset. Nothing is kept where the survey has anonymous links or does not let people come back. A0416 when the version takes no answers any more; otherwise as `linkDraft`.',
  })
  async saveLinkDraft(
    @Arg('input', () => SaveLinkDraftInput) { surveyId, startedAt, page, seen, ...input }: SaveLinkDraftInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SaveLinkDraftPayload> {
    const asked = { ...input, startedAt: startedAt?.toISOString(), page: page ?? undefined, seen: seen ?? undefined };
    const draft = parseInput(draftShape, asked) as DraftRequest;
    return { savedAt: await this.drafts.save(surveyId, draft, ctx, carriedInto(draft)) };
  }
}
