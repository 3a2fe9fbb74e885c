import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { MEBIBYTE } from './file-intake.service.js';
import { pathOf } from './picture-address.js';
import type { PictureService } from './picture.service.js';

/** The overhead of a form beside its file: boundaries, names, a few fields. */
const FORM_AROUND = 64 * 1024;

/** The author's line about pictures (Spec 7, images and upload). */
export function pictureRoute(pictures: PictureService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/oss',
    operationId: 'uploadPicture',
    tag: 'Surveys',
    summary: 'Upload a picture',
    description:
      'A form: `file` is the picture; `type` is 1 if it is there; any other field, such as a `parameter` with the `moduleName` it is for, says nothing here. `filePath` is what goes into `image` of a survey: the picture is at that path of this site from now on, for everybody who has it. A0400 with the field `file`: none came (`required`), or it is none of png, jpg, webp, gif and bmp by its contents (`notImage`). A0413 with `data.megabytes`: over 20 MB.',
    access: author('surveys:write'),
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
