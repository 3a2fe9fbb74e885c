import type { Plugin } from 'vite';

/**
 * Gives the development server the two addresses the real server has: every path below /designer/ is the designer's page,
 * every path below /r/ the answering page. (With two pages Vite has no fallback page of its own.)
 */
export const servePages = (): Plugin => ({
  name: 'wence:serve-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const asksForPage = request.headers.accept?.includes('text/html') ?? false;
      const app = /^\/(designer|r)(\/|$)/.exec(request.url ?? '')?.[1];
      if (asksForPage && app) request.url = `/${app}/index.html`;
      next();
    });
  },
});
