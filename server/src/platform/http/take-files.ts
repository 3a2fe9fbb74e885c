import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Milliseconds. Phones in tunnels fall silent for a while; whoever says nothing for longer has gone. */
export const SILENCE = 30_000;

/** From here on bodies are files, and nothing else: handed on as they come, in no more memory than a chunk. */
export function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (request, body, done) => {
    // Whoever breaks off is met where the file is read, if it is; an error that nobody hears would end the process.
    request.raw.on('error', () => {});
    const { bodyLimit = Infinity } = request.routeOptions;
    if (Number(request.headers['content-length']) > bodyLimit) return done(new AppError('A0413'));
    request.raw.setTimeout(SILENCE, () => request.raw.destroy());
    done(null, body);
  });
}
