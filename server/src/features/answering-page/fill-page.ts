import type { Language } from '@wence/schema';
import { textsOf } from '../../platform/i18n/messages.js';

export interface PageContent {
  readonly language: Language;
  /** Plain text. */
  readonly title: string;
  /** Plain text for previews of the link; empty: none. */
  readonly description?: string;
  /** JSON text for the page's own code; null leaves it to fetch by itself. */
  readonly data: string | null;
}

const HEAD = '<!--wence:head-->';
const SURVEY = '<!--wence:survey-->';
const LATE = '<!--wence:late-->';
/** Words of one language that the page does not have itself, named so that they come together with its script. */
const WORDS = /<link\b[^>]*\bdata-language="([^"]*)"[^>]*>\s*/g;

/** Puts the survey into the page, so that one answer of the server is enough to show it. */
export function fillPage(html: string, { language, title, description = '', data }: PageContent): string {
  const script = data === null ? '' : `<script type="application/json" id="wence-survey">${inScript(data)}</script>`;
  // Replacements by function: in a plain one, `$&` in a title would mean something.
  return html
    .replaceAll(WORDS, (link: string, spoken: string) => (spoken === language ? link : ''))
    .replace(/<html\b[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${inText(title)}</title>`)
    .replace(HEAD, () => `<meta name="robots" content="noindex" />${previewOf(title, description)}`)
    .replace(SURVEY, () => script)
    .replace(LATE, () => lateNotice(language));
}

/** What messengers and social networks show of a link (Open Graph). */
function previewOf(title: string, description: string): string {
  const told = { 'og:type': 'website', 'og:title': title, ...(description && { 'og:description': description }) };
  return Object.entries(told)
    .map(([property, content]) => `<meta property="${property}" content="${inText(content).replaceAll('"', '&quot;')}" />`)
    .join('');
}

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
