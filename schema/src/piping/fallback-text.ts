import { scanTokens } from './token.js';

/** A text as it reads when nothing has been answered: every piping token as its fallback. */
export const fallbackText = (html: string): string => {
  let text = '';
  let end = 0;
  for (const token of scanTokens(html)) {
    text += html.slice(end, token.start) + token.fallback;
    end = token.end;
  }
  return text + html.slice(end);
};
