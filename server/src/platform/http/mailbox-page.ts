import { createHash } from 'node:crypto';
import type { Language } from '@wence/schema';
import type { FastifyInstance } from 'fastify';
import { sendPageHeaders } from './security-headers.js';
import { languageOf } from '../i18n/language.js';
import { textsOf } from '../i18n/messages.js';
import type { Mailbox, MailboxMessage } from '../outside/mailbox.js';

/** The product's own look in a few lines: the page stands beside the client, not in it, so that it works before the client is built. */
const MAILBOX_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f6f7f9;color:#18212b;font:14px/22px system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:640px;margin:0 auto;padding:48px 16px}
h1{margin:0;font-size:20px;line-height:28px}
p{margin:0}
.help{margin:4px 0 24px;color:#52606d}
.empty,li{padding:24px;background:#fff;border:1px solid #e4e8ed;border-radius:8px}
.empty{color:#52606d;text-align:center}
ol{display:grid;gap:16px;margin:0;padding:0;list-style:none}
.head{display:flex;justify-content:space-between;gap:16px}
time{color:#66727f}
.code{margin:8px 0;color:#0e7490;font-size:28px;line-height:36px;font-weight:600;letter-spacing:.12em;font-variant-numeric:tabular-nums}
b,time{font-variant-numeric:tabular-nums}
`;

/** Looks every two seconds whether something has arrived; a page that reloads itself by the clock would interrupt whoever reads it. */
const SCRIPT = `const newest = () => fetch('/dev/mailbox.json').then((r) => r.json()).then(({ messages }) => messages[0]?.id ?? 0);
const shown = Number(document.body.dataset.newest);
setInterval(() => newest().then((id) => id !== shown && location.reload()).catch(() => {}), 2000);
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(MAILBOX_STYLE).digest('base64')}'`;

/** `/dev/mailbox` for people, `/dev/mailbox.json` for tests. Whoever can read it can sign in as anybody: mount it in development only. */
export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/dev/mailbox', (request, reply) => {
    const page = pageOf(mailbox.messages(), languageOf(request.headers['accept-language']));
    return sendPageHeaders(reply, { styles: [STYLE_HASH] })
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(page);
  });
  app.get('/dev/mailbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/dev/mailbox.json', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ messages: mailbox.messages() }));
}

function pageOf(messages: readonly MailboxMessage[], language: Language): string {
  const texts = textsOf(language).mailbox;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title>
<style>${MAILBOX_STYLE}</style><script src="/dev/mailbox.js" defer></script></head>
<body data-newest="${messages[0]?.id ?? 0}"><main>
<h1>${texts.title}</h1>
<p class="help">${texts.help}</p>
${messages.length === 0 ? `<p class="empty">${texts.empty}</p>` : listOf(messages)}
</main></body></html>
`;
}

function listOf(messages: readonly MailboxMessage[]): string {
  const items = messages.map(
    ({ at, to, code, text }) => `<li><p class="head"><b>${escaped(to)}</b><time datetime="${at}">${at.slice(11, 19)} UTC</time></p>
${code ? `<p class="code">${escaped(code)}</p>` : ''}<p>${escaped(text)}</p></li>`,
  );
  return `<ol>\n${items.join('\n')}\n</ol>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
