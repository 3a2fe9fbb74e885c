import type { RequestContext } from '../../platform/request/context.js';

/** Links into test mode, which a later feature makes. */
export interface TryOutLinks {
  /** Makes a link under an id that is no survey's. */
  tryOut(ctx: RequestContext, id: string): { readonly url: string };
}

/** The claims of such a link: the id it was made for, and who made it. */
export interface TryOutClaim {
  readonly surveyId: string;
  readonly authorId: string;
}
