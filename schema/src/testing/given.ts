import type { Anchor } from '../edit/operation/operation.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { pick } from './pick.js';

/** Only what is given: as operations look when they come from outside. */
export const given = <T extends object>(fields: T): T => dropUndefined({ ...fields });

/** The front, the end, or behind one of these. */
export const anchorAmong = (siblings: readonly { readonly id: number }[], number: number): Anchor =>
  pick<Anchor>([undefined, null, ...siblings.map(({ id }) => id)], number);
