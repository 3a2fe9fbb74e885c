import { defineConfig, mergeConfig } from 'vite';
import { servePages } from './build/serve-pages.ts';
import { at, shared } from './build/shared-config.ts';
import { withoutForms } from './build/without-forms.ts';

/** React comes first: a group takes along what its modules import, and the kit would take React with it. */
const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 };

/**
 * What two or more designer pages share of the kit is few files: fifty small ones take longer than their bytes. Forms, menus and fields are large and not on
 * every page, so they are files of their own. The rest comes before them, as they would take along what they import of it.
 */
const kitFile = (name: string, test: RegExp, priority: number) => ({ name, test, minShareCount: 2, priority });
/** Single icons: those of few pages come with these, and do not weigh on the others. */
const ICON = /node_modules[\\/]@ant-design[\\/]icons(-svg)?[\\/]es[\\/](icons|asn)[\\/]/;
const PAGES_WITH_COMMON_ICONS = 12;
/** Those of the editor that a few other pages have as well: six files of their own would be half header. */
const EDITOR_ICONS = /icons(-svg)?[\\/]es[\\/](icons|asn)[\\/](ArrowUp|Copy|Edit|Export|Picture|Upload)Outlined\.js$/;

const groups = [
  react,
  { name: 'tools', test: EDITOR_ICONS, priority: 6 },
  { name: 'icons', test: ICON, minShareCount: PAGES_WITH_COMMON_ICONS, priority: 5 },
  kitFile(
    'kit',
    /node_modules[\\/](antd[\\/](?!es[\\/](form|menu|dropdown|select|input-number|checkbox|empty|segmented|switch|progress|tabs)[\\/])|@ant-design[\\/](?!icons(-svg)?[\\/]es[\\/](icons|asn)[\\/])|@rc-component[\\/](?!(form|async-validator|menu|overflow|dropdown|select|virtual-list|input-number|mini-decimal|checkbox|segmented|switch|progress|tabs)[\\/]))/,
    3,
  ),
  kitFile('menus', /node_modules[\\/](@rc-component[\\/](menu|overflow|dropdown)|antd[\\/]es[\\/](menu|dropdown))[\\/]/, 2),
  kitFile('switches', /node_modules[\\/](@rc-component[\\/](segmented|switch)|antd[\\/]es[\\/](segmented|switch))[\\/]/, 2),
  kitFile('progress', /node_modules[\\/](@rc-component[\\/]progress|antd[\\/]es[\\/]progress)[\\/]/, 2),
  kitFile(
    'fields',
    /node_modules[\\/](@rc-component[\\/](select|virtual-list|input-number|mini-decimal|checkbox)|antd[\\/]es[\\/](select|input-number|checkbox|empty))[\\/]/,
    2,
  ),
  kitFile('forms', /node_modules[\\/](@rc-component[\\/](form|async-validator)|antd[\\/]es[\\/]form)[\\/]/, 1),
];

/** The designer, and both apps while developing. The answering page is built by itself (`vite.answering.config.ts`). */
export default mergeConfig(
  shared,
  defineConfig({
    plugins: [servePages(), withoutForms()],
    build: {
      target: 'es2022',
      sourcemap: false,
      // The designer's own libraries are big and known to be; the answering page has its own budget.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: { designer: at('designer/index.html') },
        output: { codeSplitting: { groups } },
      },
    },
  }),
);
