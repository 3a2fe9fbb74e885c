import type { DraftPart } from '../draft/draft-survey.js';

/** The content of a question of Qualtrics. */
export interface QsfContent extends Pick<DraftPart, 'kind' | 'setting' | 'options' | 'rows'> {
  /** The type is only near to the one that it had. */
  readonly isChanged?: boolean;
  /** Settings that nothing here stands for. */
  readonly lost?: readonly string[];
  /** It is about a picture, which the file does not hold. */
  readonly hasPictures?: boolean;
}

/** Takes the markup out of a text. */
export type ReadText = (html: string) => string;

/** A text of the file as a note quotes it: without markup, on one line, with placeholders as they are written. */
export const quotedText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const LINK = /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^<>]*>([\s\S]{0,500}?)<\/a\s*>/gi;

/** The addresses behind words of a text; not those that the text itself shows. */
export const hiddenLinks = (html: string): readonly string[] =>
  Array.from(html.matchAll(LINK), ([, double, single, shown = '']) => ({ address: (double ?? single ?? '').trim(), shown })).flatMap(
    ({ address, shown }) => (address === '' || shown.includes(address.replace(/^mailto:/i, '')) ? [] : [address]),
  );
