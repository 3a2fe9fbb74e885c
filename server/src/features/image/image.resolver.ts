import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Mutation, Query, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access, Edge } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { REMOVED_ID, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import type { ImageOutcome, ImageService } from './image.service.js';
import { SurveyImageConnectionType, SurveyImageType } from './image.type.js';

@InputType('SaveSurveyImageInput', { description: 'An uploaded picture for the library of a survey.' })
export class SaveSurveyImageInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: '`filePath` of the upload.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the library calls it, at most 200 characters. Default: the name of the uploaded file.',
  })
  originalName?: string | null;
}

@InputType('RemoveSurveyImageInput', { description: 'Names a picture of a library.' })
export class RemoveSurveyImageInput {
  @Field(() => ID, { description: "An entry of the library of one of the caller's surveys." })
  imageId: string;
}

/** Each list is up to three reads. */
const LISTS = requestBudget('images', 20);

const SaveSurveyImagePayload = surveyPayload('saveSurveyImage', {
  image: {
    type: () => SurveyImageType,
    description: 'The picture as it is in the library.',
    because: 'the picture that whoever may change its survey put there',
  },
});
const RemoveSurveyImagePayload = surveyPayload('removeSurveyImage', { removedId: REMOVED_ID });

/** Libraries of pictures (Spec 2, image library dialog). */
@Resolver(() => SurveyType)
export class ImageResolver {
  constructor(
    private readonly images: ImageService,
    private readonly baseAddress: string,
  ) {}

  @Access(author('surveys:read', { surveyId: 'survey', after: 'imageCursor', before: 'imageCursor' }))
  @Query(() => SurveyImageConnectionType, {
    description:
      "Pictures in the library of a survey, or in all of the caller's, newest first. A0404: not the caller's survey. A0400: `first` or `last` outside 1 to 100, both of them, a strange cursor.",
  })
  async surveyImages(
    @Arg('surveyId', () => ID, { nullable: true, description: "Absent: of all of the caller's surveys." }) surveyId: string | null,
    @Args(() => PageArguments) part: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyImageConnectionType> {
    return this.page(ctx, surveyId, part);
  }

  @Edge('pictures in the library of a survey that the caller has already', { after: 'imageCursor', before: 'imageCursor' })
  @FieldResolver(() => SurveyImageConnectionType, {
    nullable: true,
    name: 'images',
    description: `Pictures in its library, newest first. At most ${LISTS.most} such lists in a request (A0420). Null in the recycle bin.`,
  })
  async imagesOf(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Args(() => PageArguments) part: PageArguments,
  ): Promise<SurveyImageConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return this.page(ctx, survey.id, part);
  }

  private async page(ctx: RequestContext, surveyId: string | null, part: PageArguments): Promise<SurveyImageConnectionType> {
    const page = await this.images.list(ctx, { surveyId, ...part });
    return Object.assign(connectionOf(page), { baseAddress: this.baseAddress });
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.name': 'picture' }))
  @Mutation(() => SaveSurveyImagePayload, {
    description:
      "Puts an uploaded picture into the library of a survey; one that is in there already stays as it is. A0404: not the caller's survey or picture. A0400 with the field `images` (tooMany): 500 pictures are in it.",
  })
  saveSurveyImage(
    @Arg('input', () => SaveSurveyImageInput) input: SaveSurveyImageInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ImageOutcome> {
    return this.images.save(ctx, input);
  }

  @Access(author('surveys:write', { 'input.imageId': 'image' }))
  @Mutation(() => RemoveSurveyImagePayload, {
    description: "Takes a picture out of its library; where it is used, it stays. A0404: not the caller's.",
  })
  async removeSurveyImage(
    @Arg('input', () => RemoveSurveyImageInput) { imageId }: RemoveSurveyImageInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome & { removedId: string }> {
    const { survey, image } = await this.images.remove(ctx, imageId);
    return { survey, removedId: image.id };
  }
}
