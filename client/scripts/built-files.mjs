import { readFileSync } from 'node:fs';

/** What `vite build` has written. */
export const dist = new URL('../dist/', import.meta.url);
export const readBuilt = (file) => readFileSync(new URL(file, dist));

/** The script and style files that a built page names. */
export const filesOf = (html) => [...new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]))];

/**
 * What is fetched with a part that `entry`, a built script, imports later, the part itself included: the build notes that beside each such import.
 * Undefined: it imports no such part.
 */
export function withNeeds(entry, part) {
  const text = readBuilt(entry).toString();
  const all = JSON.parse(`[${/\bf\|\|\(\w+\.f=\[(.*?)\]/.exec(text)?.[1] ?? ''}]`);
  const [, own, places] = new RegExp(`import\\([\`"']\\./(${part}-[^\`"']+)[\`"']\\).*?,\\w+\\(\\[([0-9,]*)\\]`).exec(text) ?? [];
  if (!own) return undefined;
  const needed = places.split(',').filter(Boolean);
  return [...new Set([`assets/${own}`, ...needed.map((place) => all[Number(place)])])];
}
