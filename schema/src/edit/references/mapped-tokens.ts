import { exchangeTokens } from './texts.js';

const OPENING_TAG = /^<span(?:"[^"]*"|'[^']*'|[^"'<>])*>/i;

const ATTRIBUTE = /([^\s=<>]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>]+)/g;

const isReference = (name: string): boolean => /^data-(?:ref|child)$/i.test(name);

/** Returns the text with its piping tokens referring to other ids; a token whose ids are not in the map is unchanged. */
export const mappedTokens = (text: string, ids: ReadonlyMap<number, number>): string =>
  exchangeTokens(text, ({ nodeId, start, end }) => {
    if (!ids.has(nodeId)) return null;
    return text.slice(start, end).replace(OPENING_TAG, (tag) =>
      tag.replace(ATTRIBUTE, (attribute: string, name: string, equals: string, value: string) => {
        if (!isReference(name)) return attribute;
        return `${name}${equals}${value.replace(/[0-9]+/, (id) => String(ids.get(Number(id)) ?? id))}`;
      }),
    );
  });
