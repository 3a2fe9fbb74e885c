import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { RemotePictureService } from './remote-picture.service.js';

/** A picture by its address (Spec 7, images and upload). */
export function remotePictureRoute(remote: RemotePictureService): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/oss/url-to-base64',
    tag: 'Surveys',
    summary: 'A picture as base64',
    description:
      '`url`: a picture that was uploaded here (`filePath`, or the whole address), or one in the open internet by http or https on its usual port. The answer is `data:<type>;base64,…`, of png, jpg, webp, gif or bmp by its contents, at most 20 MB. Up to 3 redirects are followed. A0400 with the field `url` (`notFetched`) for everything else, whatever the reason. A0501: more than 30 in a minute.',
    access: author(),
    query: z.object({ url: z.string() }),
    data: z.string(),
    handle: (ctx, { query: { url } }) => remote.read(ctx, url),
  });
}
