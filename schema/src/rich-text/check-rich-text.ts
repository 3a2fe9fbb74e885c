import { at, type FaultList, type FaultRule } from '../reading/fault.js';
import { plainText } from '../text/text.js';
import { checkText, type TextLimits } from '../reading/text-faults.js';
import { hasMarkup, scanTags, type Tag } from './scan-tags.js';
import { RICH_TAGS, VOID_TAGS } from './tags.js';

/** Returns the faults of an opening tag by itself. */
function openingFaults({ name, attributes }: Tag): FaultRule[] {
  const allowed = RICH_TAGS.get(name);
  if (allowed === undefined) return ['format'];
  const names = new Set(attributes.map(([key]) => key));
  const faults: FaultRule[] = names.size < attributes.length ? ['format'] : [];
  for (const [key, value] of attributes) {
    const fault = Object.hasOwn(allowed, key) ? allowed[key]?.(value) : 'format';
    if (fault !== null && fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** Returns every rule that rich text breaks, each once: tags that are not allowed, attributes and addresses, tags that do not pair up. */
function richTextFaults(html: string): ReadonlySet<FaultRule> {
  const faults = new Set<FaultRule>();
  const open: string[] = [];
  for (const tag of scanTags(html)) {
    if (tag === null) faults.add('format');
    else if (tag.isClosing) {
      if (open.pop() !== tag.name || tag.attributes.length > 0 || tag.isSelfClosing) faults.add('format');
    } else {
      for (const fault of openingFaults(tag)) faults.add(fault);
      if (VOID_TAGS.has(tag.name)) continue;
      if (tag.isSelfClosing) faults.add('format');
      open.push(tag.name);
    }
  }
  if (open.length > 0) faults.add('format');
  return faults;
}

/** The rules that a text breaks which may be rich, each once; none where it holds no markup. See `checkRichText`. */
export const richTextRules = (html: string): FaultRule[] => (hasMarkup(html) ? [...richTextFaults(html)] : []);

/** Matches markup that shows something without any text: pictures, media, and an inserted answer. */
const SHOWN = /<(?:img|video|audio)[\s>]|data-ref/i;

const isBlank = (html: string): boolean => plainText(html) === '' && !SHOWN.test(html);

/**
 * A text of the definition that may be rich (Spec 5, rich text; Spec 9): titles of questions, options and rows, the welcome text. A text without
 * markup is free: a lone `<` is a character. In one with markup every tag, attribute, style and address has to be one of the few in `tags.ts`, and
 * tags have to pair up; anything else is refused (`format`, `externalImage`, `externalLink`), never rewritten. Markup around nothing is as blank as
 * nothing. Linear in the length of the text.
 */
export function checkRichText(faults: FaultList, path: string, key: string, html: string, limits: TextLimits): void {
  checkText(faults, path, key, html, limits);
  if (limits.min === 1 && hasMarkup(html) && isBlank(html)) faults.add(at(path, key), 'tooShort', limits.min);
  for (const rule of richTextRules(html)) faults.add(at(path, key), rule);
}
