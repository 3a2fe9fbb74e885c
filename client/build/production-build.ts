import type { Plugin } from 'vite';

/** What is built is for users, whatever `NODE_ENV` says where it is built: a development build of React is slower and twice as large. */
export const productionBuild = (): Plugin => ({
  name: 'wence:production-build',
  config: (_config, { command }) => {
    if (command === 'build') process.env['NODE_ENV'] = 'production';
  },
});
