import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servePages } from './build/serve-pages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:4000';

/** Two apps, two pages: the designer and the answering page share nothing but small chunks. */
export default defineConfig({
  root: at('.'),
  base: '/',
  appType: 'mpa',
  plugins: [react(), servePages()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The designer's own libraries are big and known to be; the answering page has its own budget.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: { designer: at('./designer/index.html'), r: at('./r/index.html') } },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/v1': server,
      '/dev/mailbox': server,
    },
  },
});
