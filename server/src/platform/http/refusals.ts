import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, Language } from '@wence/schema';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../i18n/language.js';
import { messageOf } from '../i18n/messages.js';

/** Errors of the HTTP parser; any other one means that the bytes were not HTTP. */
const BY_PARSER: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'A0413'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'A0400'],
};
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers for what is refused before there is a request that hooks and routes could see: an address that cannot be decoded, headers that are
 * too large, bytes that are no HTTP. The same envelope as everywhere, with an id to tell the operator.
 */
export function refusals(freshId: () => string) {
  return {
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
      const language = languageOf(request.headers['accept-language']);
      // An address that nobody can spell is the address of nothing.
      void reply.code(404).header('X-Request-Id', request.id).type(JSON_TYPE).send(envelopeOf('A0404', language));
    },
    clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const [status, code] = BY_PARSER[error.code ?? ''] ?? [400, 'A0400'];
      if (socket.writable) socket.write(wholeAnswer(status, envelopeOf(code, languageOf(undefined)), freshId()));
      socket.destroy(error);
    },
  };
}

function envelopeOf(code: ErrorCode, language: Language): string {
  return JSON.stringify({ code, message: messageOf(code, language), data: null });
}

/** Written by hand: where the parser gave up there is no response object. */
function wholeAnswer(status: number, body: string, id: string): string {
  const length = Buffer.byteLength(body);
  const headers = [`Content-Type: ${JSON_TYPE}`, `Content-Length: ${length}`, `X-Request-Id: ${id}`, 'Connection: close'];
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n');
}
