import type { DraftService } from '../survey/draft.service.js';
import { EditingResolver } from './editing.resolver.js';

export interface EditingNeeds {
  readonly drafts: DraftService;
}

/** The edit language as a whole: it speaks of what the features before it have each for themselves. */
export const editingFeature = ({ drafts }: EditingNeeds) => ({ resolvers: [new EditingResolver(drafts)], routes: [], pages: [] });
