import { type LinkState, PERSONAL_LINK_LIMITS } from '@wence/schema';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import type { LinkReadings } from './link-readings.service.js';
import type { LinkUses } from './link-uses.service.js';
import { CreatePersonalLinksInput, ImportPersonalLinksInput, NamedPersonalLinksInput } from './personal-link.inputs.js';
import type { CountOutcome, PersonalLinkService } from './personal-link.service.js';
import { PersonalLinkConnectionType, PersonalLinkStateName } from './personal-link.type.js';

const { atOnce, chosen, perSurvey } = PERSONAL_LINK_LIMITS;
/** Each list is a few counts beside its page. */
const LISTS = requestBudget('personalLinks', 10);
/** The longest people of an import, and what stands around them. */
const PEOPLE_BYTES = 10 * 1024 * 1024;
const CURSOR = free('a link of a survey that the caller has already');
const counted = (description: string) => ({ count: { type: () => Int, description } });
const CHOSEN = `A0404: not the caller's survey, or one of the links is not there; then nothing changes. A0400: \`linkIds\` (required; tooMany: ${chosen}).`;

const CreatePersonalLinksPayload = surveyPayload('createPersonalLinks', counted('How many were made.'));
const ImportPersonalLinksPayload = surveyPayload('importPersonalLinks', counted('How many were made, or would be.'));
const VoidPersonalLinksPayload = surveyPayload('voidPersonalLinks', counted('How many are void now that were not.'));
const ResetPersonalLinksPayload = surveyPayload('resetPersonalLinks', counted('How many had been opened, used or void.'));
const DeletePersonalLinksPayload = surveyPayload('deletePersonalLinks', counted('How many are gone.'));

interface LinkServices {
  readonly links: PersonalLinkService;
  readonly uses: LinkUses;
  readonly readings: LinkReadings;
}

/** One-to-one links (Spec 2, publish). */
@Resolver(() => SurveyType)
export class PersonalLinkResolver {
  constructor(private readonly services: LinkServices) {}

  @NeedsScope('responses:read')
  @Edge('one-to-one links of a survey that the caller has already', { after: CURSOR, before: CURSOR })
  @FieldResolver(() => PersonalLinkConnectionType, {
    nullable: true,
    description: `Its one-to-one links in the order of making. At most ${LISTS.most} such lists in a request (A0420). Null in the recycle bin. A0400: \`keyword\` over 24 characters, \`first\` or \`last\` outside 1 to 100, both of them, a strange cursor.`,
  })
  async personalLinks(
    @Root() survey: SurveyType,
    @Arg('state', () => PersonalLinkStateName, { nullable: true, description: 'Only links in this state.' }) state: LinkState | null,
    @Arg('keyword', () => String, {
      nullable: true,
      description: 'Part of a name, mobile, e-mail address, remark or code, at most 24 characters.',
    })
    keyword: string | null,
    @Args(() => PageArguments) part: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<PersonalLinkConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    const page = await this.services.readings.page(ctx, survey.id, { state, keyword, ...part });
    return Object.assign(connectionOf(page), { surveyId: survey.id });
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => CreatePersonalLinksPayload, {
    description: `Makes one-to-one links for people who stay unnamed. A0404: not the caller's survey. A0400: \`count\` (tooSmall, tooLarge: 1 to ${atOnce}; tooMany: ${perSurvey} of one survey).`,
  })
  createPersonalLinks(
    @Arg('input', () => CreatePersonalLinksInput) input: CreatePersonalLinksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CountOutcome> {
    return this.services.links.create(ctx, input);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @LargeInput(PEOPLE_BYTES)
  @Mutation(() => ImportPersonalLinksPayload, {
    description: `Makes a one-to-one link for each person, all or none. A0404: not the caller's survey. A0400: \`people[i].…\` (tooLong, format; notUnique: a mobile or an e-mail address that another one of them or a link of the survey has), \`people\` (required; tooMany: ${atOnce} at once, ${perSurvey} of one survey).`,
  })
  importPersonalLinks(
    @Arg('input', () => ImportPersonalLinksInput) { people, ...input }: ImportPersonalLinksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CountOutcome> {
    return this.services.links.import(ctx, { ...input, people: people.map((person, index) => ({ ...person, path: `people[${index}]` })) });
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.linkIds[]': 'personalLink' }))
  @Mutation(() => VoidPersonalLinksPayload, {
    description: `Takes links out of use: they open the survey no more, and take no answers. Those that a response came by stay as they are. ${CHOSEN}`,
  })
  voidPersonalLinks(
    @Arg('input', () => NamedPersonalLinksInput) input: NamedPersonalLinksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CountOutcome> {
    return this.services.uses.void(ctx, input);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.linkIds[]': 'personalLink' }))
  @Mutation(() => ResetPersonalLinksPayload, {
    description: `Lets links take a response again, void ones too. The response that came by one stays. ${CHOSEN}`,
  })
  resetPersonalLinks(
    @Arg('input', () => NamedPersonalLinksInput) input: NamedPersonalLinksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CountOutcome> {
    return this.services.uses.reset(ctx, input);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.linkIds[]': 'personalLink' }))
  @Mutation(() => DeletePersonalLinksPayload, {
    description: `Deletes links for good. Those that something was answered by stay. ${CHOSEN}`,
  })
  deletePersonalLinks(
    @Arg('input', () => NamedPersonalLinksInput) input: NamedPersonalLinksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CountOutcome> {
    return this.services.uses.remove(ctx, input);
  }
}
