import type { FaultRule } from '../reading/fault.js';
import { addressFault } from './address.js';
import { isStyle } from './styles.js';

/** Returns the fault of an attribute value; null if the value is allowed. */
type Check = (value: string) => FaultRule | null;
type Attributes = Readonly<Record<string, Check>>;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? null : 'format';

const anyText: Check = () => null;
const style: Check = (value) => (isStyle(value) ? null : 'format');
const image: Check = (value) => addressFault(value, 'image');
const link: Check = (value) => addressFault(value, 'link');
const localId = matching(/^[1-9][0-9]{0,7}$/);
const pixels = matching(/^[1-9][0-9]{0,3}$/);

const STYLED: Attributes = { style };
const SIZED: Attributes = { style, width: pixels, height: pixels, title: anyText };

/** The token of an inserted answer (features 6.16), read by `piping/token.ts`. */
const SPAN: Attributes = {
  style,
  'data-ref': localId,
  'data-child': localId,
  'data-field': matching(/^(?:answer|text|code|score)$/),
  'data-fallback': anyText,
};

const LINK: Attributes = { style, href: link, title: anyText, target: matching(/^_blank$/), rel: matching(/^(?:noopener|noreferrer| )*$/) };

const PLAIN_TAGS = ['p', 'div', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The tags of rich text and what each may carry. Everything else is refused: scripts, frames, forms, event handlers, ids and classes have no
 * meaning in a survey. Video and audio are what the editor's media plugin inserts (Spec 9), with addresses under the rules of pictures.
 */
export const RICH_TAGS: ReadonlyMap<string, Attributes> = new Map<string, Attributes>([
  ...[...PLAIN_TAGS, ...HEADINGS].map((name) => [name, STYLED] as const),
  ['br', {}],
  ['hr', {}],
  ['span', SPAN],
  ['a', LINK],
  ['img', { ...SIZED, src: image, alt: anyText }],
  ['video', { ...SIZED, src: image, poster: image, controls: matching(/^(?:controls)?$/) }],
  ['audio', { style, src: image, controls: matching(/^(?:controls)?$/) }],
]);

/** Tags that have no content and no closing tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
