import type { Language } from '@wence/schema';
import { EMBED_SCRIPT } from './embed-script.js';
import { textsOf } from '../../platform/i18n/messages.js';
import type { LinkCard } from './link-card.policy.js';

export interface PageContent {
  readonly language: Language;
  /** Plain text. */
  readonly title: string;
  /** What previews of the link show; left out: the title. */
  readonly card?: LinkCard;
  /** JSON text for the page's own code; null leaves it to fetch by itself. */
  readonly data: string | null;
  /** The page stands in another site's page, which learns its height from the script of both. */
  readonly isEmbedded?: boolean;
}

const HEAD = '<!--wence:head-->';
const SURVEY = '<!--wence:survey-->';
const LATE = '<!--wence:late-->';
const EMBEDDED = `<script src="${EMBED_SCRIPT}" defer></script>`;
/** Words of one language that the page does not have itself, named so that they come together with its script. */
const WORDS = /<link\b[^>]*\bdata-language="([^"]*)"[^>]*>\s*/g;

/** Puts the survey into the page, and with `wechatCard` the script that tells WeChat's browser of its card, so that one answer of the server is enough to show it. */
export function fillPage(html: string, content: PageContent, wechatCard: string | null = null): string {
  const { language, title, card = { title, text: '', picture: null }, data, isEmbedded = false } = content;
  const script = data === null ? '' : `<script type="application/json" id="wence-survey">${inScript(data)}</script>`;
  // Replacements by function: in a plain one, `$&` in a title would mean something.
  return html
    .replaceAll(WORDS, (link: string, spoken: string) => (spoken === language ? link : ''))
    .replace(/<html\b[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${inText(title)}</title>`)
    .replace(HEAD, () => `<meta name="robots" content="noindex" />${previewOf(card)}${later(wechatCard)}${isEmbedded ? EMBEDDED : ''}`)
    .replace(SURVEY, () => script)
    .replace(LATE, () => lateNotice(language));
}

/** What messengers and social networks show of a link (Open Graph). */
function previewOf({ title, text, picture }: LinkCard): string {
  const told = {
    'og:type': 'website',
    'og:title': title,
    ...(text && { 'og:description': text }),
    ...(picture && { 'og:image': picture }),
  };
  return Object.entries(told)
    .map(([property, content]) => `<meta property="${property}" content="${inText(content).replaceAll('"', '&quot;')}" />`)
    .join('');
}

/** A script that nothing on the page waits for. */
const later = (script: string | null): string => (script === null ? '' : `<script type="module" async src="${script}"></script>`);

/**
 * Stands where the survey will be until the script shows it. Without scripts it is read at once; else its style lets it be seen only when the script
 * is unusually late, did not arrive, or cannot run in this browser. The link opens the same address again.
 */
function lateNotice(language: Language): string {
  const { title, text, retry, noScript } = textsOf(language).latePage;
  const again = `<p><a href="">${inText(retry)}</a></p>`;
  return (
    `<noscript><div class="notice"><h1>${inText(title)}</h1><p>${inText(noScript)}</p>${again}</div></noscript>` +
    `<div class="notice late"><h1>${inText(title)}</h1><p>${inText(text)}</p>${again}</div>`
  );
}

/** Escapes JSON so that it can neither end its script element nor a line in old script engines. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function inText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
