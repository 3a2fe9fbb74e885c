import { SOURCE_TAG_LIMITS } from '@wence/schema';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { CreateSourceTagsInput, NamedSourceTagInput, UpdateSourceTagInput } from './source-tag.inputs.js';
import type { SourceTagService, TagOutcome, TagsOutcome } from './source-tag.service.js';
import { SourceTagType } from './source-tag.type.js';

const MOST = SOURCE_TAG_LIMITS.perSurvey;
const MISTAKES = 'tooShort, tooLong, notUnique in the survey';
const tagOf = (description: string) => ({ tag: { type: () => SourceTagType, description, because: 'a tag of the survey beside it' } });

const CreateSourceTagsPayload = surveyPayload('createSourceTags', {
  tags: {
    type: () => [SourceTagType],
    description: 'The new tags in the order of their names.',
    because: 'tags of the survey beside them',
  },
});
const UpdateSourceTagPayload = surveyPayload('updateSourceTag', tagOf('The tag as it is now.'));
const DeleteSourceTagPayload = surveyPayload('deleteSourceTag', tagOf('The tag as it was last.'));
const RestoreSourceTagPayload = surveyPayload('restoreSourceTag', tagOf('The tag as it is now.'));

/** Source tags (Spec 2, publish). */
@Resolver(() => SurveyType)
export class SourceTagResolver {
  constructor(private readonly tags: SourceTagService) {}

  @NeedsScope('surveys:read')
  @ListSize(20)
  @Edge('source tags of a survey that the caller has already')
  @FieldResolver(() => [SourceTagType], {
    nullable: true,
    description: `Its source tags, oldest first, deleted ones that responses came by last; at most ${MOST}. Null in the recycle bin.`,
  })
  sourceTags(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SourceTagType[]> | null {
    return survey.recycledAt === null ? this.tags.list(ctx, survey.id) : null;
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => CreateSourceTagsPayload, {
    description: `Makes a source tag for each name, all or none. A0404: not the caller's survey. A0400: \`names[i]\` (${MISTAKES}), \`names\` (required; tooMany: ${MOST} of one survey).`,
  })
  createSourceTags(
    @Arg('input', () => CreateSourceTagsInput) input: CreateSourceTagsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TagsOutcome> {
    return this.tags.create(ctx, input);
  }

  @Access(author('surveys:write', { 'input.tagId': 'sourceTag' }))
  @Mutation(() => UpdateSourceTagPayload, {
    description: `Gives a source tag another name, or switches it on or off; its code stays. A0404: not the caller's, or deleted. A0400: \`name\` (${MISTAKES}).`,
  })
  updateSourceTag(@Arg('input', () => UpdateSourceTagInput) input: UpdateSourceTagInput, @Ctx() ctx: RequestContext): Promise<TagOutcome> {
    return this.tags.update(ctx, input);
  }

  @Access(author('surveys:write', { 'input.tagId': 'sourceTag' }))
  @Mutation(() => DeleteSourceTagPayload, {
    description:
      "Deletes a source tag: for good where no response came by it, else it is kept for these and can be restored. Its link still opens the survey. A0404: not the caller's.",
  })
  deleteSourceTag(
    @Arg('input', () => NamedSourceTagInput) { tagId }: NamedSourceTagInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TagOutcome> {
    return this.tags.remove(ctx, tagId);
  }

  @Access(author('surveys:write', { 'input.tagId': 'sourceTag' }))
  @Mutation(() => RestoreSourceTagPayload, {
    description: "Takes back that a source tag was deleted. A0404: not the caller's, or deleted for good.",
  })
  restoreSourceTag(
    @Arg('input', () => NamedSourceTagInput) { tagId }: NamedSourceTagInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TagOutcome> {
    return this.tags.restore(ctx, tagId);
  }
}
