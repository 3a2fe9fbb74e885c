/**
 * The end of a stored name, and the id in front of it. Looking for the end first keeps it linear in the length of the text. What stands before the id
 * does not matter: browsers read `./images/…` and whole addresses as the same picture. The name itself has one spelling (`picture-page.ts`).
 */
const NAME = /\.(?:png|jpg|webp|gif|bmp)(?<=([A-Za-z0-9]{24})\.[a-z]+)/g;

/** Ids of the pictures that a text of a definition or a theme may name, sorted. Some may be of no picture; none that is shown is missing. */
export function picturesIn(text: string): readonly string[] {
  const ids = new Set<string>();
  for (const [, id] of text.matchAll(NAME)) if (id) ids.add(id);
  return [...ids].sort();
}
