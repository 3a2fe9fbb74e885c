import { fileURLToPath } from 'node:url';
import reactPlugin from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servePages } from './build/serve-pages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:4000';

/** Both apps need React. It comes first: a group takes along what its modules import, and the kit would take React with it. */
const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 };

/** What two or more designer pages share of the kit is one file: fifty small ones take longer than their bytes. */
const kit = { name: 'kit', test: /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/, minShareCount: 2, priority: 1 };

/** Two apps, two pages: the designer and the answering page share nothing but small chunks. */
export default defineConfig({
  root: at('.'),
  base: '/',
  appType: 'mpa',
  plugins: [reactPlugin(), servePages()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The designer's own libraries are big and known to be; the answering page has its own budget.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { designer: at('./designer/index.html'), r: at('./r/index.html') },
      output: { codeSplitting: { groups: [react, kit] } },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/v1': server,
      '/dev/mailbox': server,
    },
  },
});
