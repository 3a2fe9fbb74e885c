import { defineConfig, mergeConfig } from 'vite';
import { at, shared } from './build/shared-config.ts';
import { withoutFonts } from './build/without-fonts.ts';

/** The explorer of the graph, a page of its own that shares nothing with the designer's files. Runs after the designer's build, into the same folder. */
export default mergeConfig(
  shared,
  defineConfig({
    plugins: [withoutFonts()],
    build: {
      target: 'es2022',
      sourcemap: false,
      emptyOutDir: false,
      // GraphiQL is big and known to be; the page has its own budget.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: { explorer: at('explorer/index.html') },
        // A library asks a compiler that is not ours to leave it alone.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  }),
);
