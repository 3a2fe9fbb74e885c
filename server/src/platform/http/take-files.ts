import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Milliseconds. Phones in tunnels fall silent for a while; whoever says nothing for longer has gone. */
export const SILENCE = 30_000;
/** How long somebody may go on sending what was refused, so that they get to read why. */
const REST = 10_000;

/** From here on bodies are files, and nothing else: handed on as they come, in no more memory than a chunk. */
export function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (request, body, done) => {
    // Whoever breaks off is met where the file is read, if it is; an error that nobody hears would end the process.
    request.raw.on('error', () => {});
    const { bodyLimit = Infinity } = request.routeOptions;
    if (Number(request.headers['content-length']) > bodyLimit) {
      letGoOfRest(request);
      return done(new AppError('A0413'));
    }
    request.raw.setTimeout(SILENCE, () => request.raw.destroy());
    done(null, body);
  });
}

/** The end of a request that was refused before it had come in: the rest is read and dropped for a while, then the connection ends. */
export function letGoOfRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  // A form that is read no further would gather what it does not take.
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), REST).unref();
  raw.once('end', () => clearTimeout(timer));
}
