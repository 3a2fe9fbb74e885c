import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { RemotePictureService } from './remote-picture.service.js';

@Resolver()
export class RemotePictureResolver {
  constructor(private readonly remote: RemotePictureService) {}

  @Access(author())
  @Query(() => String, {
    description:
      'A picture by its address, as `data:<type>;base64,…`: one that was uploaded here, or one in the open internet. A0400 with the field `url` for everything else, whatever the reason. A0501: more than 30 in a minute.',
  })
  pictureAsBase64(
    @Arg('url', () => String, { description: 'Stored name, or an address by http or https on its usual port.' }) url: string,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return this.remote.read(ctx, url);
  }
}
