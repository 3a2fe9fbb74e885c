/** Characters as people count them: an emoji outside the basic plane is one, not two. */
export function textLength(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    const isPair = unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (isPair) i += 1;
    length += 1;
  }
  return length;
}

/** Length in half-width columns: a Chinese character, or any other outside of Latin-1, counts 2 (Spec 5, codes and texts). */
export function byteLength(text: string): number {
  let length = 0;
  for (const character of text) length += (character.codePointAt(0) ?? 0) > 0xff ? 2 : 1;
  return length;
}

/** A text without markup and without any whitespace (Spec 9). A `<` that opens no tag is just a character. */
export const plainText = (text: string): string => text.replace(/<\/?[A-Za-z][^<>]*>|<!--[^<>]*-->/g, '').replace(/&nbsp;|\s/g, '');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A plain text as rich text that shows it: what people typed never becomes markup or a piping token. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Cuts a list into parts of `size`, the last one shorter (Spec 9: 10 by default). */
export function chunk<T>(items: readonly T[], size = 10): T[][] {
  const width = Math.max(1, Math.trunc(size));
  return Array.from({ length: Math.ceil(items.length / width) }, (_, part) => items.slice(part * width, (part + 1) * width));
}

const asSeen = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Returns whether two texts look alike on a screen: ways of writing one letter, and spaces that nobody sees, make no difference. */
export const looksAlike = (one: string, other: string): boolean => asSeen(one) === asSeen(other);
