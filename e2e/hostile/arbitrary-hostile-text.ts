import * as fc from 'fast-check';
import { FOREIGN, OWN, SCRIPT_SCHEMES } from './corpus/addresses.js';
import { CODE } from './corpus/code.js';
import { ACTING, BAD_TAGS, EVENTS, RICH_TAGS } from './corpus/markup.js';
import { BREAKERS, CHARACTERS, MUTATING, SOUND_STYLES, STYLES } from './corpus/pieces.js';

const one = (texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

/** Quotes that match, that do not, and none. */
const quoted = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(one(['"', "'", '', '`', '&quot;']), value, fc.nat(9)).map(([quote, text, odd]) => quote + text + (odd === 0 ? '' : quote));

/** Separators between the parts of a tag: browsers accept more than a blank. */
const gap = one([' ', ' ', '/', '\n', '\t', '\f', '\u0000', '/ /', ' x=">" ']);

const address = fc.oneof(
  fc.tuple(one(SCRIPT_SCHEMES), one(CODE)).map(([scheme, code]) => scheme + code),
  one(FOREIGN),
  fc.tuple(one(CHARACTERS), one(FOREIGN)).map(([character, foreign]) => character + foreign),
);

const attribute = fc.oneof(
  fc.tuple(one(EVENTS), one(['=', ' = ', '\n=\n', '&#61;']), quoted(one(CODE))).map((parts) => parts.join('')),
  fc
    .tuple(one(['src', 'href', 'HREF', 'action', 'data', 'poster', 'xlink:href', 'formaction', 'background']), quoted(address))
    .map(([name, value]) => `${name}=${value}`),
  quoted(one(STYLES)).map((value) => `style=${value}`),
  one(ACTING),
);

/** A tag with what does harm in it, closed or not. */
const tag = fc
  .tuple(one([...BAD_TAGS, ...RICH_TAGS, 'img', 'video', 'audio']), gap, fc.array(attribute, { maxLength: 3 }), one(CODE), fc.nat(7))
  .map(([name, between, attributes, code, end]) => {
    const open = `<${[name, ...attributes].join(between)}`;
    return [`${open}>${code}</${name}>`, `${open}>`, `${open}/>`, `${open} `, `${open}>${code}`, `</${name}>`, `<${open}>`, `${open}\n>`][
      end
    ];
  })
  .map((text) => text ?? '');

/** Rich text as the rules allow it, with hostile characters wherever characters may stand. */
const free = fc.oneof(one(CHARACTERS), one(CODE), one(['a < b', '&lt;script&gt;', '{{1}}', '\u2028']));
const inValue = free.map((text) => text.replaceAll(/["<>]/g, ''));
const sound = fc.oneof(
  fc
    .tuple(one(RICH_TAGS.slice(0, -2)), one(SOUND_STYLES), free)
    .map(([name, style, text]) => `<${name} style="${style}">${text}</${name}>`),
  fc.tuple(one(OWN), inValue, free).map(([href, title, text]) => `<a href="${href}" title="${title}" target="_blank">${text}</a>`),
  fc.tuple(one(OWN), inValue).map(([src, alt]) => `<img src="${src.replace('#', '')}" alt="${alt}" width="20" title="${alt}">`),
  one(['mailto:a@b.c', 'tel:110']).map((href) => `<a href="${href}">hit()</a>`),
  inValue.map((fallback) => `<span data-ref="1" data-fallback="${fallback}">[Q1]</span>`),
  one(OWN.slice(0, 3)).map((src) => `<video src="${src}" poster="${src}" controls></video><audio src="${src}" controls></audio>`),
);

const long = fc
  .tuple(fc.oneof(tag, one(BREAKERS), one(CHARACTERS)), fc.integer({ min: 20, max: 60 }))
  .map(([text, times]) => text.repeat(times));

/**
 * Texts of attackers, by the classes of reliability tests: tags, broken markup, entities, mutations, addresses, styles, ends of scripts, comments
 * and templates, odd characters, long ones, several of them at once; and sound rich text with as much of that as the rules let in.
 */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: tag },
  { weight: 2, arbitrary: one(MUTATING) },
  { weight: 4, arbitrary: one(BREAKERS) },
  { weight: 2, arbitrary: one(CHARACTERS) },
  { weight: 2, arbitrary: address },
  { weight: 1, arbitrary: one(STYLES) },
  { weight: 1, arbitrary: one(CODE) },
  { weight: 4, arbitrary: sound },
  { weight: 1, arbitrary: long },
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(tag, one(BREAKERS), one(CHARACTERS), sound), { minLength: 2, maxLength: 4 }).map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.tuple(one(BREAKERS), fc.string({ maxLength: 30 })).map((both) => both.join('')) },
);
