import type { DraftService } from '../survey/draft.service.js';
import { settingRoutes } from './setting.rest.js';

/** Settings of surveys as a whole: part of their definitions, which the graph shows and edits as such. */
export function settingFeature({ drafts }: { readonly drafts: DraftService }) {
  return { resolvers: [], nodeSources: [], routes: settingRoutes(drafts), pages: [] };
}
