import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Larger style sheets are better fetched once and kept by the browser. */
const INLINE_BYTES = 24 * 1024;
const STYLE_LINK = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/assets\/[^"]+\.css)"[^>]*>/g;

/** The built answering page, ready to be filled. */
export interface PageTemplate {
  readonly html: string;
  /** Content-Security-Policy sources for the inline styles of the page, e.g. `'sha256-…'`. */
  readonly styleHashes: readonly string[];
  /** Address of the script that tells WeChat's browser what its card shows; null: it is not built. */
  readonly wechatCard: string | null;
  /** Changes with every build that changes the page. */
  readonly tag: string;
}

/** Reads the page once. Null when the client is not built. */
export function readTemplate(clientDist: string): PageTemplate | null {
  const file = join(clientDist, 'r/index.html');
  if (!existsSync(file)) return null;
  const styleHashes: string[] = [];
  const html = readFileSync(file, 'utf8').replaceAll(STYLE_LINK, (link: string, href: string) => {
    const css = smallStyle(join(clientDist, href));
    if (css === null) return link;
    styleHashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    return `<style>${css}</style>`;
  });
  return { html, styleHashes, wechatCard: wechatCardIn(clientDist), tag: createHash('sha256').update(html).digest('hex') };
}

function wechatCardIn(clientDist: string): string | null {
  const folder = join(clientDist, 'assets');
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^wechat-card-[\w-]+\.js$/.test(name)) : undefined;
  return file === undefined ? null : `/assets/${file}`;
}

/** The text of a style sheet that may stand in the page: a round trip less before the first question is seen. */
function smallStyle(file: string): string | null {
  if (!existsSync(file)) return null;
  const css = readFileSync(file, 'utf8');
  return css.length <= INLINE_BYTES && !css.includes('</') ? css : null;
}
