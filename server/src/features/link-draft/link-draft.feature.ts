import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { LinkDoor } from '../personal-link/link-door.service.js';
import { LinkDraftResolver } from './link-draft.resolver.js';
import { linkDraftRoutes } from './link-draft.rest.js';
import { LinkDrafts } from './link-draft.service.js';

export interface LinkDraftNeeds {
  readonly opening: OpeningService;
  readonly linkDoor: LinkDoor;
}

/** Answers so far that are kept with a one-to-one link. Submissions take them away in the transaction that stores a response. */
export function linkDraftFeature({ database, unit, clock }: Platform, { opening, linkDoor: links }: LinkDraftNeeds) {
  const drafts = new LinkDrafts({ database, unit, clock, opening, links });
  return { resolvers: [new LinkDraftResolver(drafts)], routes: linkDraftRoutes(drafts), pages: [] };
}
