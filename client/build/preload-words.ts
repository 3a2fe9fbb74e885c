import type { Plugin } from 'vite';

const WORDS = /\/respondent\/i18n\/([^/]+)\.ts$/;

/**
 * Names in the page the files with the words of a language, `<link rel="modulepreload" … data-language="en">`, so that they come together with the
 * script and not after it. The server leaves in the one of the survey's language.
 */
export const preloadWords = (): Plugin => ({
  name: 'wence:preload-words',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) => {
        const language = file.type === 'chunk' && file.isDynamicEntry ? WORDS.exec(file.facadeModuleId ?? '')?.[1] : undefined;
        if (language === undefined) return [];
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}`, 'data-language': language };
        return { tag: 'link', injectTo: 'head' as const, attrs };
      }),
  },
});
