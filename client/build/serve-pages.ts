import type { Plugin } from 'vite';

/**
 * Gives the development server the addresses that pages have at the real server: every path below /designer/ is the designer's page, every path
 * below /r/ the answering page, and /graphql shows the explorer. (With several pages Vite has no fallback page of its own.)
 */
export const servePages = (): Plugin => ({
  name: 'wence:serve-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const asksForPage = request.headers.accept?.includes('text/html') ?? false;
      const app = /^\/(designer|graphql|r)(?=[/?]|$)/.exec(request.url ?? '')?.[1]?.replace('graphql', 'explorer');
      if (asksForPage && app) request.url = `/${app}/index.html`;
      next();
    });
  },
});
