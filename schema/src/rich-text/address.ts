import { LIMITS } from '../limit/limits.js';
import type { FaultList, FaultRule } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';

/** Characters that browsers drop or read as something else in an address, and entities that could hide a scheme; `&amp;` is how `&` is written. */
const HIDDEN = /[\s\p{Cc}\\"'<>`]|&(?!amp;)/u;

const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;

/** The base address that a definition writes for the product itself; the server and the pages put the real one in its place. */
const HOST = /^\{host\}(?=$|[/?#])/;

/** Schemes of a link that lead to no other site. */
const LINK_SCHEMES: readonly string[] = ['mailto', 'tel'];

const isWeb = (address: string): boolean => /^https?$/i.test(SCHEME.exec(address)?.[1] ?? '') || address.startsWith('//');

/**
 * Returns the fault of an address in rich text; null if it is allowed. Spec 5: pictures and links outside of the product are refused. A definition
 * does not know the product's domain names: its own addresses are relative or begin with `{host}`, and code that accepts rich text with a full
 * address of the product rewrites it that way. Every other scheme (`javascript:`, `data:` and the like) is refused by its form.
 */
export function addressFault(address: string, kind: 'image' | 'link'): FaultRule | null {
  const rest = address.replace(HOST, '');
  if (rest === '' && kind === 'image') return 'format';
  if (isWeb(rest)) return kind === 'image' ? 'externalImage' : 'externalLink';
  if (HIDDEN.test(rest) || rest.startsWith('{')) return 'format';
  const scheme = SCHEME.exec(rest)?.[1]?.toLowerCase();
  return scheme === undefined || (kind === 'link' && LINK_SCHEMES.includes(scheme)) ? null : 'format';
}

/** Returns whether a text may be the stored name of a picture: a relative path that does not climb. */
const isImageName = (name: string): boolean => addressFault(name, 'image') === null && !/(?:^|\/)\.\.(?:\/|$)/.test(name);

/** The stored name of a picture: a relative path, and only where the entry shows one. */
export function checkImageName(faults: FaultList, field: string, name: string, isAllowed: boolean): void {
  if (!isAllowed) faults.add(field, 'notAllowed');
  checkTextAt(faults, field, name, { min: 0, max: LIMITS.imageName });
  if (!isImageName(name)) faults.add(field, 'format');
}
