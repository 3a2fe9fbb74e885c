import { addressFault } from '@wence/schema';
import { parseRichText, type RichPart } from '../../../../../shared/rich-text/parse-rich-text';

export type PasteFault = 'externalImage' | 'externalLink';

const isLinkOut = (href: string | undefined): boolean => href !== undefined && addressFault(href.trim(), 'link') === 'externalLink';

function faultsIn(parts: readonly RichPart[]): PasteFault[] {
  return parts.flatMap((part): PasteFault[] => {
    if (typeof part === 'string') return [];
    if (part.tag === 'img') return ['externalImage'];
    const inside = faultsIn(part.parts);
    return part.tag === 'a' && isLinkOut(part.attributes.get('href')) ? ['externalLink', ...inside] : inside;
  });
}

const wordsIn = (parts: readonly RichPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsIn(part.parts))).join('');

/**
 * Reduces pasted or dropped content to its text (Spec 5, rich text). Pictures and external links are removed, and `fault` tells
 * which of them were lost.
 */
export function pasted(plain: string, html: string, files: number): { readonly text: string; readonly fault: PasteFault | null } {
  const parts = parseRichText(html);
  const faults = faultsIn(parts);
  const fault = files > 0 || faults.includes('externalImage') ? 'externalImage' : (faults[0] ?? null);
  return { text: plain || wordsIn(parts), fault };
}
