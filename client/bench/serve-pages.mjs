import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const KINDS = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const inScript = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Puts data into a page where its server would. */
const filled = (html, mark, id, data) => html.replace(mark, () => `<script type="application/json" id="${id}">${inScript(data)}</script>`);

/** The answering page as it was built, with a survey in it. */
const answeringPage = (definition) =>
  filled(readFileSync(join(DIST, 'r/index.html'), 'utf8'), '<!--wence:survey-->', 'wence-survey', {
    surveyId: 'bench',
    version: 1,
    definition,
  });

/**
 * Serves pages by path and, below /assets/, the built files of `folders`. Gives the origin and how to stop.
 *
 * @param {Record<string, string>} pages
 * @param {string[]} folders
 */
export async function serve(pages, folders) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://bench').pathname;
    const body = pages[path] ?? (path.startsWith('/assets/') ? assetIn(folders, path) : undefined);
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': KINDS[extname(path)] ?? KINDS['.html'] });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Only names of one path segment are looked for: nothing outside of the folder can be meant. */
function assetIn(folders, path) {
  const name = path.split('/').at(-1);
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, 'assets', name));
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}

export { answeringPage, DIST, filled };
