import { imageRecord } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { nothing } from '../../platform/http/envelope.js';
import { asReadPlaces, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import type { ImageService } from './image.service.js';

const USUAL = 100;
const tag = 'Surveys';

const v1Image = z
  .object({
    id: z.string().describe('Of the entry, not of the picture.'),
    name: z.string().describe('Stored path of the picture, relative to the base address.'),
    originalName: z.string().describe('What the uploaded file was called.'),
    surveyId: z.string(),
    baseAddress: z.string().describe('What `name` is to be put behind; `{host}` where no public address is configured.'),
  })
  .meta({ id: 'Image' });

/** What the library says of a picture, and a save does not write. */
const IMAGE_AS_READ = readOnlyKeys(v1Image.shape, { surveyId: 0, name: 0, originalName: 0 });

/** Libraries of pictures (Spec 7, images and upload). */
export function imageRoutes(images: ImageService, baseAddress: string): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/image',
      operationId: 'listImages',
      summary: 'Pictures of a library, newest first',
      description:
        "`surveyId`: of this survey; without it of all of the caller's. `first` and `after` page forward, `last` and `before` backward. `cname` is the base address that the names are to be put behind, `{host}` where none is configured.",
      tag,
      access: author('surveys:read', { 'query.surveyId': 'survey', 'query.after': 'imageCursor', 'query.before': 'imageCursor' }),
      query: z.object({
        surveyId: z.string().optional(),
        ...pageParameters(USUAL),
      }),
      data: z.object({
        cname: z.string().describe('Base address that the names are to be put behind; `{host}` where none is configured'),
        surveyImages: z.array(v1Image).describe('Those of this page, newest first'),
        ...pageEnds,
      }),
      handle: async (ctx, { query }) => {
        const page = await images.list(ctx, { ...query, usual: USUAL });
        return {
          cname: baseAddress,
          surveyImages: page.edges.map(({ node }) => imageRecord(node, baseAddress)),
          ...(await endsOf(page)),
        };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/image',
      operationId: 'addImage',
      summary: 'Put an uploaded picture into the library of a survey',
      description:
        "`name` is the `filePath` of the upload; `originalName`, at most 200 characters, what the library calls it. One that is in there already stays as it is, and may come as it was read. A0404: not the caller's survey or picture. A0400 with the field `images` (tooMany): 500 pictures are in it.",
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey', 'body.name': 'picture', ...asReadPlaces('body', IMAGE_AS_READ) }),
      body: z.strictObject({
        surveyId: z.string(),
        name: z.string(),
        originalName: z.string().optional().describe('What the library calls it, at most 200 characters'),
        ...IMAGE_AS_READ,
      }),
      data: v1Image,
      handle: async (ctx, { body: { baseAddress: base = baseAddress, ...image } }) => {
        invalidWhen(base === baseAddress ? [] : [{ field: 'baseAddress', rule: 'readOnly' }]);
        return imageRecord((await images.save(ctx, image)).image, baseAddress);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/image/{id}',
      operationId: 'removeImage',
      summary: 'Take a picture out of its library',
      description: "Where the picture is used, it stays. A0404: not the caller's.",
      tag,
      access: author('surveys:write', { 'params.id': 'image' }),
      params: z.object({ id: z.string() }),
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await images.remove(ctx, id);
        return null;
      },
    }),
  ];
}
