import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPageHeaders } from '../../platform/http/security-headers.js';
import { fillPage } from './fill-page.js';
import type { Page } from './page-of.policy.js';
import { type PageTemplate, readTemplate } from './page-template.js';
import type { PageSender } from './respondent-pages.port.js';

const NOT_BUILT = 'The answering page is not built. Run: npm run build';

/** Sends the answering page with its content in it. Other sites may show it in a frame only when they are named in `framedBy`. */
export class RespondentPages implements PageSender {
  /** By the server that sends it. */
  private readonly templates = new WeakMap<FastifyInstance, PageTemplate | null>();

  constructor(
    private readonly framedBy: readonly string[],
    /** Where the script of WeChat comes from; null: no page uses it. */
    private readonly wechatScript: string | null,
  ) {}

  /** Reads what the build has made. */
  read(http: FastifyInstance, clientDist: string): void {
    this.templates.set(http, readTemplate(clientDist));
  }

  send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const template = this.templates.get(request.server);
    if (!template) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const tag = `W/"${createHash('sha256').update(template.tag).update(JSON.stringify(page)).digest('base64url')}"`;
    reply
      .header('Cache-Control', page.isPrivate ? 'no-store' : 'no-cache')
      .header('Vary', 'Accept-Language')
      .header('ETag', tag);
    const script = page.usesWechatScript ? this.wechatScript : null;
    const scripts = script?.startsWith('https:') ? [new URL(script).origin] : [];
    sendPageHeaders(reply, { styles: template.styleHashes, scripts, framedBy: this.framedBy, devices: ['geolocation'] });
    if (page.status === 200 && request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    const own = script === null ? null : template.wechatCard;
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .send(fillPage(template.html, page, own));
  }
}
