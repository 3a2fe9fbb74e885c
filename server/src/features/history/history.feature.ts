import { HistoryResolver } from './history.resolver.js';
import { historyRoutes } from './history.rest.js';
import { type HistoryNeeds, HistoryService } from './history.service.js';

/** Earlier states of definitions: reading, comparing and restoring them. */
export function historyFeature(needs: HistoryNeeds) {
  const history = new HistoryService(needs);
  return { history, resolvers: [new HistoryResolver(history)], routes: historyRoutes(history), pages: [] };
}
