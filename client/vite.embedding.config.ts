import { defineConfig, mergeConfig } from 'vite';
import { at, shared } from './build/shared-config.ts';

/**
 * The script by which other sites show a survey. It is one file under a name that never changes, because it stands in their pages, and it runs wherever the
 * answering page does. Runs after the designer's build, into the same folder.
 */
export default mergeConfig(
  shared,
  defineConfig({
    build: {
      target: 'es2020',
      sourcemap: false,
      emptyOutDir: false,
      lib: { entry: at('src/embedding/embed.ts'), formats: ['iife'], name: 'wenceEmbed', fileName: () => 'embed.js' },
    },
  }),
);
