import { defineConfig, mergeConfig } from 'vite';
import { at, shared } from './build/shared-config.ts';

/**
 * The script that tells WeChat's browser of the card of a survey. It is built by itself, so that nothing of it gets into the answering page: the server
 * names it in the pages that need it. Runs after the build of that page, into the same folder.
 */
export default mergeConfig(
  shared,
  defineConfig({
    build: {
      target: 'es2020',
      sourcemap: false,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { 'wechat-card': at('src/respondent/wechat-card/wechat-card.ts') },
        output: { hashCharacters: 'hex', entryFileNames: 'assets/[name]-[hash:8].js' },
      },
    },
  }),
);
