import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Device permissions are off unless a page asks for one. */
const UNUSED = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

const permissions = (used: readonly string[] = []): string =>
  UNUSED.map((feature) => `${feature}=${used.includes(feature) ? '(self)' : '()'}`).join(', ');

/** The exceptions one page needs from the default policy. */
export interface PageNeeds {
  /** Styles that stand in the page: their hashes, or the nonce of this answer. */
  readonly styles?: readonly string[];
  /** Origins that scripts of the page come from, beside this server. */
  readonly scripts?: readonly string[];
  /** Sites that may show the page in a frame, beside this server. */
  readonly framedBy?: readonly string[];
  /** The device permissions the page may ask for. */
  readonly devices?: readonly 'geolocation'[];
}

/**
 * Headers of every answer. What is no page may do nothing at all when a browser is made to show it; each page says with `sendPageHeaders`
 * what it may. Nothing in a page runs or looks like anything unless this server sent it: no inline script, no inline style without hash or
 * nonce. HSTS only where every public address is https: many run on a plain intranet.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrls: readonly string[]): void {
  const headers = fixedHeaders(isEncrypted(publicUrls));
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/** They are the same for every answer, so helmet is asked once. */
function fixedHeaders(encrypted: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('Permissions-Policy', permissions());
  const setAll = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: encrypted && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Addresses hold ids of surveys and links: no other site learns them.
    referrerPolicy: { policy: 'same-origin' },
  });
  setAll(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}

/** The headers of an answer that is a page. */
export function sendPageHeaders(reply: FastifyReply, needs: PageNeeds = {}): FastifyReply {
  // It knows but one site, or none.
  if (needs.framedBy?.length) reply.removeHeader('X-Frame-Options');
  if (needs.devices) reply.header('Permissions-Policy', permissions(needs.devices));
  return reply.header('Content-Security-Policy', pagePolicy(needs));
}

/** A window that opened an author's page, or was opened by it, cannot reach into it. Browsers heed that only over TLS, and complain elsewhere. */
export function isolateWindow(reply: FastifyReply, publicUrls: readonly string[]): void {
  if (isEncrypted(publicUrls)) reply.header('Cross-Origin-Opener-Policy', 'same-origin');
}

export function pagePolicy({ styles = [], scripts = [], framedBy = [] }: PageNeeds): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...framedBy].join(' '),
  ].join('; ');
}

function isEncrypted(publicUrls: readonly string[]): boolean {
  return publicUrls.length > 0 && publicUrls.every((url) => url.startsWith('https://'));
}
