import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access, Edge } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { writeCursor } from '../../platform/paging/age-cursor.js';
import { SurveyType } from '../survey/survey.type.js';
import type { ImageService } from './image.service.js';
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

const DEFAULT_FIRST = 60;
const FIRST = { defaultValue: DEFAULT_FIRST, nullable: true, description: '1 to 100.' };
const AFTER = { nullable: true, description: 'Cursor of the last picture seen.' };

/** Each list is three reads. */
const LISTS = requestBudget('images', 20);

/** Libraries of pictures (Spec 2, image library dialog). */
@Resolver(() => SurveyType)
export class ImageResolver {
  constructor(
    private readonly images: ImageService,
    private readonly baseAddress: string,
  ) {}

  @Access(author('surveys:read', { surveyId: 'survey', after: 'imageCursor' }))
  @Query(() => SurveyImageConnectionType, {
    description:
      "Pictures in the library of a survey, or in all of the caller's, newest first. A0404: not the caller's survey. A0400: `first` outside 1 to 100, a strange cursor.",
  })
  async surveyImages(
    @Arg('surveyId', () => ID, { nullable: true, description: "Absent: of all of the caller's surveys." }) surveyId: string | null,
    @Arg('first', () => Int, FIRST) first: number | null,
    @Arg('after', () => String, AFTER) after: string | null,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyImageConnectionType> {
    return this.page(ctx, surveyId, first, after);
  }

  @Edge('pictures in the library of a survey that the caller has already', { after: 'imageCursor' })
  @FieldResolver(() => SurveyImageConnectionType, {
    nullable: true,
    name: 'images',
    description: `Pictures in its library, newest first. At most ${LISTS.most} such lists in a request (A0420). Null in the recycle bin.`,
  })
  async imagesOf(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, FIRST) first: number | null,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<SurveyImageConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return this.page(ctx, survey.id, first, after);
  }

  private async page(
    ctx: RequestContext,
    surveyId: string | null,
    first: number | null,
    after: string | null,
  ): Promise<SurveyImageConnectionType> {
    const page = await this.images.list(ctx, { surveyId, first: first ?? DEFAULT_FIRST, after: after ?? undefined });
    const edges = page.rows.map((image) => ({ cursor: writeCursor(image), node: image }));
    const pageInfo = { hasNextPage: page.hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
    return { totalCount: page.total, baseAddress: this.baseAddress, edges, pageInfo };
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.name': 'picture' }))
  @Mutation(() => SurveyImageType, {
    description:
      "Puts an uploaded picture into the library of a survey; one that is in there already stays as it is. A0404: not the caller's survey or picture. A0400 with the field `images` (tooMany): 500 pictures are in it.",
  })
  saveSurveyImage(
    @Arg('input', () => SaveSurveyImageInput) input: SaveSurveyImageInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyImageType> {
    return this.images.save(ctx, input);
  }

  @Access(author('surveys:write', { 'input.imageId': 'image' }))
  @Mutation(() => SurveyImageType, {
    description: "Takes a picture out of its library; where it is used, it stays. Gives what was taken out. A0404: not the caller's.",
  })
  removeSurveyImage(
    @Arg('input', () => RemoveSurveyImageInput) { imageId }: RemoveSurveyImageInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyImageType> {
    return this.images.remove(ctx, imageId);
  }
}
