/** A piece of an expression: a name in braces or bare, a value, or a sign or word that joins them. */
export type Token =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'value'; readonly value: string | number }
  | { readonly kind: 'sign'; readonly text: string };

const WORDS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'empty',
  'notempty',
  'contains',
  'notcontains',
  'contain',
  'notcontain',
  'anyof',
  'allof',
  'noneof',
  'eq',
  'ne',
  'lt',
  'gt',
  'le',
  'ge',
  'equal',
  'notequal',
  'less',
  'greater',
  'lessorequal',
  'greaterorequal',
]);

const TOKEN =
  /\s*(?:\{([^{}]*)\}|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)(?![\w.])|((?:[A-Za-z_]|\d+X\d+X\d)[\w.#-]*)|(<=|>=|<>|!=|\*=|==|&&|\|\||[=<>!()[\],]))/y;

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');

/** Splits an expression; null if a piece of it is nothing that is known. Linear. */
export function tokensOf(source: string): Token[] | null {
  const tokens: Token[] = [];
  const end = source.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const match = TOKEN.exec(source);
    if (!match) return null;
    const [, braced, single, double, number, word, sign] = match;
    if (braced !== undefined) tokens.push({ kind: 'name', text: braced.trim() });
    else if (single !== undefined || double !== undefined) tokens.push({ kind: 'value', value: unescaped(single ?? double ?? '') });
    else if (number !== undefined) tokens.push({ kind: 'value', value: Number(number) });
    else if (word !== undefined) tokens.push(wordToken(word));
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

function wordToken(word: string): Token {
  const lower = word.toLowerCase();
  if (WORDS.has(lower)) return { kind: 'sign', text: lower };
  return lower === 'true' || lower === 'false' ? { kind: 'value', value: lower } : { kind: 'name', text: word };
}
