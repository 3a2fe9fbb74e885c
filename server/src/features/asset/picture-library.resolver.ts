import { Arg, Args, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import { mapPage } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { PictureLibraryService } from './picture-library.service.js';
import { PictureConnectionType, pictureView } from './picture.type.js';

@InputType('PictureFilterInput', { description: 'Which of the pictures are listed.' })
export class PictureFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the file name, whatever its letter case; at most 24 characters.' })
  keyword?: string | null;
}

@InputType('DeletePictureInput', { description: 'Names an uploaded picture.' })
export class DeletePictureInput {
  @Field(() => ID, { description: "One of the caller's pictures." })
  pictureId: string;
}

const DeletePicturePayload = payloadType('deletePicture', {
  pictureId: { type: () => ID, description: 'The id that the removed object had.' },
});

/** All pictures that an author uploaded. */
@Resolver()
export class PictureLibraryResolver {
  constructor(
    private readonly library: PictureLibraryService,
    private readonly baseAddress: string,
  ) {}

  @Access(author(unlimited('surveys:read'), { after: 'imageCursor', before: 'imageCursor' }))
  @Query(() => PictureConnectionType, {
    description:
      'All pictures that the caller uploaded, newest first, whatever surveys they are in. A picture that nothing has shown for 30 days is deleted. A0400: `keyword` over 24 characters, `first` or `last` outside 1 to 100, both of them, a strange cursor.',
  })
  async pictures(
    @Args(() => PageArguments) part: PageArguments,
    @Arg('filter', () => PictureFilterInput, { nullable: true, description: 'Absent: all of them.' }) filter: PictureFilterInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<PictureConnectionType> {
    const page = mapPage(await this.library.list(ctx, { ...filter, ...part }), pictureView);
    return Object.assign(connectionOf(page), { baseAddress: this.baseAddress });
  }

  @Access(author(unlimited('surveys:write'), { 'input.pictureId': 'ownPicture' }))
  @Mutation(() => DeletePicturePayload, {
    description:
      "Deletes a picture that nothing shows, row and file, for good. A0404: not the caller's. A0426 with `data.uses` and `data.earlier`: something shows it, or the history of a survey leads back to it.",
  })
  async deletePicture(
    @Arg('input', () => DeletePictureInput) { pictureId }: DeletePictureInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ pictureId: string }> {
    await this.library.remove(ctx, pictureId);
    return { pictureId };
  }
}
