import type { FaultRule } from '../reading/fault.js';

/**
 * An address of http or https with a host: no name or password before the host, no spaces, quotes, angle brackets, backslashes or control characters
 * anywhere. As a pattern of JSON Schema.
 */
export const WEB_ADDRESS = String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#@:\\"'<>${'`'}{}|^%\x00-\x1f\x7f]+(:\d{1,5})?([/?#][^\s\\"<>${'`'}\x00-\x1f\x7f]*)?$`;

const FORM = new RegExp(WEB_ADDRESS, 'u');

/** Characters that people do not see, which could make an address look like another one. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/** Returns the fault of an address that a page may send its reader to; null if it is allowed. `javascript:` and the like are refused by their form. */
export const webAddressFault = (address: string): FaultRule | null => (FORM.test(address) && !UNSEEN.test(address) ? null : 'format');

/** Returns whether an address may be opened from a page of the product. For whoever opens it: a definition from elsewhere has been checked there. */
export const isWebAddress = (address: string): boolean => webAddressFault(address) === null;
