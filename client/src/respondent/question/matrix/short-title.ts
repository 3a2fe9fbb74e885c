import { readableText } from '@wence/schema';

const LONGEST = 40;

/** What a row or column is called within a sentence. */
export function shortTitle(items: readonly { readonly id: number; readonly title: string }[], id: number | undefined): string {
  const text = readableText(items.find((item) => item.id === id)?.title ?? '');
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}
