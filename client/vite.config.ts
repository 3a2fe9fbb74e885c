import { defineConfig, mergeConfig } from 'vite';
import { servePages } from './build/serve-pages.ts';
import { at, shared } from './build/shared-config.ts';

/** React comes first: a group takes along what its modules import, and the kit would take React with it. */
const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 };

/** What two or more designer pages share of the kit is one file: fifty small ones take longer than their bytes. */
const kit = { name: 'kit', test: /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/, minShareCount: 2, priority: 1 };

/** The designer, and both apps while developing. The answering page is built by itself (`vite.answering.config.ts`). */
export default mergeConfig(
  shared,
  defineConfig({
    plugins: [servePages()],
    build: {
      target: 'es2022',
      sourcemap: false,
      // The designer's own libraries are big and known to be; the answering page has its own budget.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: { designer: at('designer/index.html') },
        output: { codeSplitting: { groups: [react, kit] } },
      },
    },
  }),
);
