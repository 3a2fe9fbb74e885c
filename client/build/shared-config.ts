import { fileURLToPath } from 'node:url';
import reactPlugin from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { productionBuild } from './production-build.ts';

const SERVER = 'http://127.0.0.1:4000';

export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What both builds have in common. */
export const shared = {
  root: at('.'),
  base: '/',
  appType: 'mpa',
  plugins: [productionBuild(), reactPlugin()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: {
      '/graphql': { target: SERVER, ws: true },
      '/v1': SERVER,
      '/dev/mailbox': SERVER,
    },
  },
} satisfies UserConfig;
