import type { FastifyInstance } from 'fastify';
import type { Mailbox, MailboxMessage } from './mailbox.js';

const REFRESH_SECONDS = 3;

/** `/dev/mailbox` for people, `/dev/mailbox.json` for tests. Whoever can read it can sign in as anybody: mount it in development only. */
export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/dev/mailbox', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(pageOf(mailbox.messages())),
  );
  app.get('/dev/mailbox.json', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ messages: mailbox.messages() }));
}

function pageOf(messages: readonly MailboxMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>Mailbox</title></head>
<body><main><h1>Mailbox</h1>
<p>Text messages that this server would have sent, newest first. Development only.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : tableOf(messages)}
</main></body></html>
`;
}

function tableOf(messages: readonly MailboxMessage[]): string {
  const rows = messages.map(
    ({ at, to, code, text }) => `<tr>${[at, to, code ?? '', text].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr><th>Time</th><th>To</th><th>Code</th><th>Text</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
