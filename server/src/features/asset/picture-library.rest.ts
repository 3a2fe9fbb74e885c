import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { LibraryPicture, PictureLibraryService } from './picture-library.service.js';

const USUAL = 100;
const tag = 'Surveys';

const v1Picture = z
  .object({
    id: z.string().describe('Of the picture itself'),
    name: z.string().describe('Stored path of the picture, relative to the base address'),
    originalName: z.string().describe('What the uploaded file was called'),
    size: z.number().int().describe('In bytes'),
    width: z.number().int().nullable().describe('In pixels; null: not known'),
    height: z.number().int().nullable().describe('In pixels; null: not known'),
    uploadedAt: moment.describe('When it was uploaded'),
    useCount: z
      .number()
      .int()
      .describe('Surveys, own themes, own templates and questions of the library that show it; each counts once, also in the recycle bin'),
    earlierCount: z.number().int().describe('Surveys that show it no more, but whose history leads back to a draft that did'),
  })
  .meta({ id: 'Picture' });

/** All pictures that an author uploaded. */
export function pictureLibraryRoutes(library: PictureLibraryService, baseAddress: string): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/pictures',
      operationId: 'listPictures',
      tag,
      summary: 'All uploaded pictures, newest first',
      description:
        'Those that the caller uploaded, whatever surveys they are in. `keyword`: part of the file name, at most 24 characters. `first` and `after` page forward, `last` and `before` backward. `cname` is the base address that the names are to be put behind, `{host}` where none is configured. A picture that nothing has shown for 30 days is deleted.',
      access: author(unlimited('surveys:read'), { 'query.after': 'imageCursor', 'query.before': 'imageCursor' }),
      query: z.object({
        keyword: z.string().optional().describe('Part of the file name, whatever its letter case'),
        ...pageParameters(USUAL),
      }),
      data: z.object({
        cname: z.string().describe('Base address that the names are to be put behind; `{host}` where none is configured'),
        list: z.array(v1Picture).describe('Those of this page, newest first'),
        ...pageEnds,
      }),
      handle: async (ctx, { query }) => {
        const page = await library.list(ctx, { ...query, usual: USUAL });
        return { cname: baseAddress, list: page.edges.map(({ node }) => toV1(node)), ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/pictures/remove/{id}',
      operationId: 'deletePicture',
      codes: ['A0426'],
      tag,
      summary: 'Delete an unused picture',
      description:
        "Row and file, for good. A0404: not the caller's. A0426 with `data.uses` and `data.earlier`: something shows it, or the history of a survey leads back to it.",
      access: author(unlimited('surveys:write'), { 'params.id': 'ownPicture' }),
      params: z.strictObject({ id: z.string().describe('Id of the picture') }),
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await library.remove(ctx, id);
        return null;
      },
    }),
  ];
}

function toV1({ uses, earlier, uploadedAt, ...picture }: LibraryPicture): z.input<typeof v1Picture> {
  return { ...picture, uploadedAt: uploadedAt.toISOString(), useCount: uses, earlierCount: earlier };
}
