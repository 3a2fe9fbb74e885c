import { createHash } from 'node:crypto';
import type { Language } from '@wence/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../i18n/language.js';
import { textsOf } from '../i18n/messages.js';
import type { LocalWechat } from '../outside/wechat/local-wechat.js';
import { sendPageHeaders } from './security-headers.js';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f6f7f9;color:#18212b;font:16px/24px system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:48px 16px}
h1{margin:0;font-size:20px;line-height:28px}
p{margin:8px 0 24px;color:#52606d}
form{display:grid;gap:12px;margin:0 0 12px}
button,input{width:100%;min-height:48px;padding:0 16px;border:1px solid #cdd4db;border-radius:8px;background:#fff;color:inherit;font:inherit;text-align:left}
button{cursor:pointer}
button:hover{border-color:#0e7490}
.main{border-color:#0e7490;background:#0e7490;color:#fff;text-align:center}
.quiet{border-color:transparent;background:none;color:#52606d;text-align:center}
label{color:#52606d;font-size:14px}
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Stands in for the script of WeChat: it shows on the page what a card was told to be, so that it can be looked at and tested. */
const SCRIPT = `const root = document.documentElement;
window.wx = {
  config: (given) => { root.dataset.wechatConfig = JSON.stringify(given); },
  ready: (then) => setTimeout(then),
  error: () => {},
  updateAppMessageShareData: (card) => { root.dataset.wechatCard = JSON.stringify(card); },
  updateTimelineShareData: (card) => { root.dataset.wechatTimeline = JSON.stringify(card); },
  hideMenuItems: ({ menuList }) => { root.dataset.wechatHidden = menuList.join(' '); },
};
`;

interface Asked {
  readonly redirect_uri?: unknown;
  readonly state?: unknown;
  readonly scope?: unknown;
  readonly name?: unknown;
}

type PageRequest = FastifyRequest<{ Querystring: Asked }>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** It leads back into surveys of this server and nowhere else. */
const isWayBack = (address: string): boolean => /^\/r\/[^/\\]+\/wechat\/return\?[!-~]*$/.test(address);

/** `/dev/wechat`, where people choose who they are. Whoever can open it is anybody: mount it in development only. */
export function mountWechatPage(wechat: LocalWechat) {
  return (app: FastifyInstance): void => {
    app.get('/dev/wechat', (request: PageRequest, reply) => {
      const language = languageOf(request.headers['accept-language']);
      return sendPageHeaders(reply, { styles: [STYLE_HASH] })
        .status(isWayBack(text(request.query.redirect_uri)) ? 200 : 400)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(pageOf(request.query, language));
    });
    app.get('/dev/wechat/choose', (request: PageRequest, reply) => {
      const { redirect_uri, state, name } = request.query;
      const back = text(redirect_uri);
      if (!isWayBack(back)) return reply.redirect('/dev/wechat', 302);
      const chosen = text(name).trim();
      const answer = new URLSearchParams({ state: text(state) });
      if (chosen !== '') answer.set('code', wechat.grant(chosen));
      return reply.header('Cache-Control', 'no-store').redirect(`${back}&${answer}`, 302);
    });
    app.get('/dev/wechat.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  };
}

function pageOf(asked: Asked, language: Language): string {
  const texts = textsOf(language).wechatPage;
  const isWhole = isWayBack(text(asked.redirect_uri));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title>
<style>${STYLE}</style></head>
<body><main>
<h1>${texts.title}</h1>
${isWhole ? choicesOf(asked, language) : `<p>${texts.wrong}</p>`}
</main></body></html>
`;
}

function choicesOf(asked: Asked, language: Language): string {
  const texts = textsOf(language).wechatPage;
  const hidden = (['redirect_uri', 'state'] as const)
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(text(asked[name]))}">`)
    .join('');
  const form = (inner: string) => `<form action="/dev/wechat/choose">${hidden}${inner}</form>`;
  const people = texts.people.map((name) => form(`<button name="name" value="${escaped(name)}">${escaped(name)}</button>`));
  const own = form(
    `<label for="name">${texts.name}</label><input id="name" name="name" maxlength="32" required><button class="main">${texts.choose}</button>`,
  );
  const isProfile = asked.scope === 'snsapi_userinfo';
  return `<p>${texts.help} ${isProfile ? texts.withProfile : texts.silent}</p>
${people.join('\n')}
${own}
${isProfile ? form(`<button class="quiet" name="name" value="">${texts.decline}</button>`) : ''}`;
}

function escaped(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
