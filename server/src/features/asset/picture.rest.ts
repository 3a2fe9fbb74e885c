import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { MEBIBYTE } from './file-intake.js';
import { pathOf } from './picture-address.js';
import type { PictureService } from './picture.service.js';
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

/** The overhead of a form beside its file: boundaries, names, a few fields. */
const FORM_AROUND = 64 * 1024;

/** The author's line about pictures (Spec 7, images and upload). */
export function pictureRoute(pictures: PictureService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/oss',
    tag: 'Surveys',
    summary: 'Upload a picture',
    description:
      'A form: `file` is the picture; `type` is 1 if it is there; any other field, such as a `parameter` with the `moduleName` it is for, says nothing here. `filePath` is what goes into `image` of a survey: the picture is at that path of this site from now on, for everybody who has it. A0400 with the field `file`: none came (`required`), or it is none of png, jpg, webp, gif and bmp by its contents (`notImage`). A0413 with `data.megabytes`: over 20 MB.',
    access: author(),
    carries: 'form',
    bodyLimit: LIMITS.imageMegabytes * MEBIBYTE + FORM_AROUND,
    data: z.object({
      filePath: z.string().describe('Relative to the address of this site.'),
      originalName: z.string().describe('What the file was called, without folders.'),
    }),
    handle: async (ctx, { form }) => {
      const picture = await pictures.keep(ctx, form);
      return { filePath: pathOf(picture), originalName: picture.originalName };
    },
  });
}
