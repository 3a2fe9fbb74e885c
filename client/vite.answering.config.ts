import { defineConfig, mergeConfig } from 'vite';
import { compressScript } from './build/compress-script.ts';
import { inlineLimits } from './build/inline-limits.ts';
import { preloadWords } from './build/preload-words.ts';
import { at, shared } from './build/shared-config.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { shortPreload } from './build/short-preload.ts';

/**
 * The answering page: one script and one style sheet for what every survey needs, and a file for each control that only some have. A phone on a slow
 * network asks once instead of for each part it would share with the designer, and one file compresses better than many. Runs after the designer's
 * build, into the same folder.
 */
export default mergeConfig(
  shared,
  defineConfig({
    plugins: [shortPreload(), inlineLimits(), compressScript(), preloadWords()],
    css: { modules: { generateScopedName: shortClassNames('src/respondent') } },
    // React looks for its developer tools, which no respondent has.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      target: 'es2020',
      cssTarget: ['chrome80', 'safari13.1'],
      sourcemap: false,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { r: at('r/index.html') },
        output: {
          // The page names every file that it may fetch later, and chance does not compress: 36 bits tell two builds of one file apart.
          hashCharacters: 'hex',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              // What the page begins with stays in one file, whatever the controls share with it.
              { name: 'page', tags: ['$initial'] },
              // What several controls share: one file compresses better than its parts.
              { name: 'scale', test: /question\/rate\// },
              { name: 'rows', test: /question\/matrix\/(?!Fill|Rate|rate|Multiple|multiple)/ },
            ],
          },
        },
      },
    },
  }),
);
