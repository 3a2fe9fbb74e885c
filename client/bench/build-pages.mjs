import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import reactPlugin from '@vitejs/plugin-react';
import { build } from 'vite';

export const NAMES = ['by-hand', 'survey-js'];

const here = fileURLToPath(new URL('.', import.meta.url));

const page = (name) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bench</title>
  </head>
  <body>
    <div id="root"></div>
    <!--plan-->
    <script type="module" src="${here}${name}/main.tsx"></script>
  </body>
</html>
`;

/** Builds the pages we are measured against, the way the answering page is built, into a folder of its own. */
export async function buildPages() {
  const folder = mkdtempSync(join(tmpdir(), 'wence-bench-'));
  for (const name of NAMES) writeFileSync(join(folder, `${name}.html`), page(name));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [reactPlugin()],
    build: {
      target: 'es2022',
      outDir: join(folder, 'dist'),
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: NAMES.map((name) => join(folder, `${name}.html`)) },
    },
  });
  return join(folder, 'dist');
}
