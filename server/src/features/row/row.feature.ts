import type { AnyRoute } from '../../platform/http/route.js';
import type { DraftService } from '../survey/draft.service.js';
import { RowResolver } from './row.resolver.js';
import { RowService } from './row.service.js';

/** The rows of matrices and tables. On `/v1` they are edited like options, by the option feature. */
export function rowFeature({ drafts }: { readonly drafts: DraftService }) {
  const rows = new RowService(drafts);
  return { rows, resolvers: [new RowResolver(rows)], routes: [] satisfies AnyRoute[], pages: [] };
}
