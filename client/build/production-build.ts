import type { Plugin } from 'vite';

/** Every build is a production build, whatever `NODE_ENV` says where it runs: a development build of React is slower and twice as large. */
export const productionBuild = (): Plugin => ({
  name: 'wence:production-build',
  config: (_config, { command }) => {
    if (command === 'build') process.env['NODE_ENV'] = 'production';
  },
});
