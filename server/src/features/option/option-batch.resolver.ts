import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { givenOption } from '../node/new-option.type.js';
import { NODE_PLACES } from '../node/node-places.type.js';
import { type DraftOutcome, draftPayload } from '../survey/survey-payload.type.js';
import { optionFieldName } from '../node/setting-inputs.type.js';
import { EditOptionsInput, GroupOptionsInput, ReleaseOptionsInput, ReplaceOptionsInput } from './option.inputs.js';
import type { OptionService } from './option.service.js';
import { OPTIONS_LEFT, type SurveyOptionType, withOptions } from './option.type.js';

const EditOptionsPayload = draftPayload('editOptions', OPTIONS_LEFT);
const GroupOptionsPayload = draftPayload('groupOptions', OPTIONS_LEFT);
const ReleaseOptionsPayload = draftPayload('releaseOptions', OPTIONS_LEFT);
const ReplaceOptionsPayload = draftPayload('replaceOptions', OPTIONS_LEFT);

/** Several options of a question at once. Each gives all options of the question. Errors as in `option.resolver.ts`. */
@Resolver()
export class OptionBatchResolver {
  constructor(private readonly optionService: OptionService) {}

  @Access(author('surveys:write', { ...NODE_PLACES, 'input.removeIds[]': 'option' }))
  @Mutation(() => EditOptionsPayload, { description: 'Removes options and adds one per line. Gives all options of the question.' })
  async editOptions(
    @Arg('input', () => EditOptionsInput) input: EditOptionsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { options: SurveyOptionType[] }> {
    const { removeIds, titles, confirmed } = input;
    const edited = await this.optionService.batch(ctx, input, 'editOptions', {
      removeIds,
      titles,
      confirmed: confirmed ?? undefined,
    });
    return withOptions(edited, input.nodeId);
  }

  @Access(author('surveys:write', { ...NODE_PLACES, 'input.optionIds[]': 'option', 'input.groupId': 'option' }))
  @Mutation(() => GroupOptionsPayload, { description: 'Puts options into a group, or into a new one. Gives all options of the question.' })
  async groupOptions(
    @Arg('input', () => GroupOptionsInput) input: GroupOptionsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { options: SurveyOptionType[] }> {
    const { optionIds, title, groupId } = input;
    const fields = { optionIds, title: title ?? undefined, groupId: groupId ?? undefined };
    return withOptions(await this.optionService.batch(ctx, input, 'groupOptions', fields), input.nodeId);
  }

  @Access(author('surveys:write', { ...NODE_PLACES, 'input.optionIds[]': 'option' }))
  @Mutation(() => ReleaseOptionsPayload, { description: 'Takes options out of their groups. Gives all options of the question.' })
  async releaseOptions(
    @Arg('input', () => ReleaseOptionsInput) input: ReleaseOptionsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { options: SurveyOptionType[] }> {
    const edited = await this.optionService.batch(ctx, input, 'releaseOptions', { optionIds: input.optionIds });
    return withOptions(edited, input.nodeId);
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => ReplaceOptionsPayload, {
    description: 'Exchanges all options of a question, e.g. for those of a cascade file, and gives them.',
  })
  async replaceOptions(
    @Arg('input', () => ReplaceOptionsInput) input: ReplaceOptionsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { options: SurveyOptionType[] }> {
    const fields = { options: input.options.map(givenOption), confirmed: input.confirmed ?? undefined };
    const edited = await this.optionService.batch(ctx, input, 'replaceOptions', fields, optionFieldName);
    return withOptions(edited, input.nodeId);
  }
}
