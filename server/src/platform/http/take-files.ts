import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Milliseconds. Phones in tunnels fall silent for a while; whoever says nothing for longer has gone. */
export const SILENCE = 30_000;

/** Makes this scope accept only files as bodies, which are streamed chunk by chunk. */
export function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (request, body, done) => {
    // The reader of the file handles a disconnect, if there is one; an unhandled error event would end the process.
    request.raw.on('error', () => {});
    const { bodyLimit = Infinity } = request.routeOptions;
    if (Number(request.headers['content-length']) > bodyLimit) return done(new AppError('A0413'));
    request.raw.setTimeout(SILENCE, () => request.raw.destroy());
    done(null, body);
  });
}
