import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { RemotePictureService } from './remote-picture.service.js';

@Resolver()
export class RemotePictureResolver {
  constructor(private readonly remote: RemotePictureService) {}

  @Access(author('surveys:write'))
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

/** A picture by its address (Spec 7, images and upload). */
export function remotePictureRoute(remote: RemotePictureService): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/oss/url-to-base64',
    operationId: 'getPictureData',
    tag: 'Surveys',
    summary: 'A picture as base64',
    description:
      '`url`: a picture that was uploaded here (`filePath`, or the whole address), or one in the open internet by http or https on its usual port. The answer is `data:<type>;base64,…`, of png, jpg, webp, gif or bmp by its contents, at most 20 MB. Up to 3 redirects are followed. A0400 with the field `url` (`notFetched`) for everything else, whatever the reason. A0501: more than 30 in a minute.',
    access: author('surveys:write'),
    query: z.object({ url: z.string().describe('`filePath` of an upload, its whole address, or an address in the open internet') }),
    data: z.string(),
    handle: (ctx, { query: { url } }) => remote.read(ctx, url),
  });
}
