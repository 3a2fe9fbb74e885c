import type { Plugin } from 'vite';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Leaves out the fonts that GraphiQL's style sheet carries in itself: they are three quarters of it, the page's policy loads no font from a text, and
 * the explorer is set in the fonts of the designer.
 */
export const withoutFonts = (): Plugin => ({
  name: 'wence:without-fonts',
  enforce: 'pre',
  transform: (code, id) => (/\/graphiql\/dist\/style\.css/.test(id) ? code.replaceAll(FONT_FACE, '') : null),
});
