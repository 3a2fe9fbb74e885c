import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors/app-error.js';
import { sendError } from '../../platform/http/mount-v1.js';
import { parsePictureFile, PICTURES } from './picture-address.js';
import { mediaTypeOf } from './picture-kind.js';
import type { PictureService } from './picture.service.js';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * `GET /images/{file}`: a picture, for everybody. Its bytes never change under a name, so nobody asks twice. It is what this server found it to be and
 * nothing else: a browser that is sent to it shows a picture, or nothing. Its name is taken as it is written, never with escaped letters: so the texts
 * that show a picture are those in which its name stands (`picture-names.policy.ts`).
 */
export function mountPictures(pictures: PictureService) {
  return (http: FastifyInstance): void => {
    http.get(`/${PICTURES}/:file`, { compress: false }, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const { file } = request.params;
      const [path = ''] = request.url.split('?');
      const name = path.endsWith(`/${file}`) ? parsePictureFile(file) : null;
      const found = name && (await pictures.open(name));
      if (!found) return sendError(request, reply.status(404).header('Cache-Control', 'no-store'), notFound());
      return reply
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('Content-Length', found.picture.size)
        .type(mediaTypeOf(found.picture.kind))
        .send(found.bytes);
    });
  };
}
