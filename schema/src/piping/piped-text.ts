import type { Language } from '../definition/definition.js';
import { escapeHtml } from '../text/text.js';
import { type PipingSource, pipedValue } from './piped-value.js';
import { type PipingToken, scanTokens } from './token.js';

/** A text with tokens, parsed once so that it can be filled in after every answer. */
export interface PipedText {
  /** HTML around the tokens: one more than there are tokens. */
  readonly parts: readonly string[];
  readonly tokens: readonly PipingToken[];
}

/** Takes a text apart; null when it holds no token. Linear. */
export function compileText(html: string): PipedText | null {
  const tokens = scanTokens(html);
  if (tokens.length === 0) return null;
  const starts = [...tokens.map(({ start }) => start), html.length];
  const parts = starts.map((start, place) => html.slice(tokens[place - 1]?.end ?? 0, start));
  return { parts, tokens };
}

const ENDS_IN_SPACE = /(?:\s|&nbsp;)$/;
const LEADING_SPACE = /^(?:\s|&nbsp;)+/;

/**
 * Fills a text in (features 6.16). `sourceOf` gives what a question has to say: its node, what it offers and its effective answer; null for one
 * that is hidden, unanswered or not there, whose token becomes its fallback. Values are escaped and never read as tokens or markup again; where
 * nothing is inserted, the spaces around it become one.
 */
export function renderText(
  { parts, tokens }: PipedText,
  sourceOf: (nodeId: number) => PipingSource | null | undefined,
  language: Language,
): string {
  let text = parts[0] ?? '';
  tokens.forEach((token, place) => {
    const source = sourceOf(token.nodeId);
    const value = escapeHtml(source ? pipedValue(source, token, language) : '') || token.fallback;
    const rest = parts[place + 1] ?? '';
    text += value + (value === '' && ENDS_IN_SPACE.test(text) ? rest.replace(LEADING_SPACE, '') : rest);
  });
  return text;
}
