import { PassThrough, pipeline } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { FormFile } from '../files/form-file.js';
import { SILENCE } from './take-files.js';

const FORM = 'multipart/form-data';
/** The part that is the file. */
const FILE = 'file';
/** The fields beside a file are few and short. */
const LIMITS = { files: 1, fields: 10, parts: 12, fieldSize: 1000, headerPairs: 20, headerSize: 4000 };

/** Reads forms, as browsers send files. The first part called `file` is handed on as it comes, in no more memory than a chunk; a form without one is nothing. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, async (request: FastifyRequest) => {
    const { bodyLimit = Infinity } = request.routeOptions;
    if (Number(request.headers['content-length']) > bodyLimit) throw new AppError('A0413');
    const form = formOf(request);
    if (!form) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM);
    request.raw.setTimeout(SILENCE, () => request.raw.destroy());
    const file = read(request, form, bodyLimit);
    request.raw.pipe(form);
    return file;
  });
}

/** Returns null if the content type names no boundary. */
function formOf({ headers }: FastifyRequest): BusboyInstance | null {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS }); // This parser is called only for a content type.
  } catch {
    return null;
  }
}

/** Settles with the file's first byte, or at the end of a form that has none. */
async function read({ raw }: FastifyRequest, form: BusboyInstance, most: number): Promise<FormFile | undefined> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>; // Untrusted names must not reach the prototype.
  const whole = new Promise<typeof fields>((resolve, reject) => {
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.once('finish', () => resolve(fields));
    form.on('error', reject);
    raw.on('error', reject);
    raw.once('close', () => raw.complete || reject(new Error('the form broke off')));
  });
  whole.catch(() => raw.unpipe(form));
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) form.destroy(new AppError('A0413'));
  });
  return new Promise((resolve, reject) => {
    form.on('file', (part, stream, name) => {
      if (part !== FILE) return void stream.resume();
      const bytes = new PassThrough();
      // The reader of the file handles a disconnect, if there is one; an unhandled error event would end the process.
      bytes.on('error', () => {});
      pipeline(stream, bytes, () => {});
      whole.catch(() => bytes.destroy(new Error('the form broke off')));
      resolve({ name: name ?? '', bytes, fields: whole });
    });
    whole.then(
      () => resolve(undefined),
      (error: unknown) => reject(error instanceof AppError ? error : brokenForm()),
    );
  });
}

const brokenForm = () => Object.assign(new Error('the form broke off'), { statusCode: 400 });
