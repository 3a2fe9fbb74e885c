import { Fragment, type ReactNode } from 'react';
import { parseRichText, type RichElement, type RichPart } from './parse-rich-text';
import { safeAddress } from './safe-address';

/** Tags whose content stands on lines of its own. */
const LINES = /^(?:p|div|blockquote|h[1-6])$/;

/** The properties that rich text may set (Spec 9, rich text editor). None of them can load anything or leave its place on the page. */
const PROPERTIES = /^(?:color|background-color|font-(?:size|weight|style)|text-(?:align|decoration))$/;

/** Words, colours, weights, sizes below 40 px: nothing that refers to something else, such as `url()`, and nothing that covers the page. */
const VALUE = /^(?:[a-z\s-]+|#\w+|[47]00|[1-3]?\dpx|rgba?\([\d\s.,%]+\))$/i;

/** The declarations of a `style` attribute that may be used, under the names React takes. Anything else is left out. */
export function safeStyle(style = ''): Readonly<Record<string, string>> {
  const declarations = style.split(';').map((each) => {
    const [name = '', ...value] = each.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  return Object.fromEntries(
    declarations
      .filter(([name, value]) => PROPERTIES.test(name) && VALUE.test(value))
      .map(([name, value]) => [name.replace(/-(.)/, (_dash, letter: string) => letter.toUpperCase()), value]),
  );
}

const PLAIN = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'span'] as const;

/** Class names of lines, of pictures and media, of lists. The style sheets of the two apps are their own. */
interface RichClasses {
  readonly line?: string;
  readonly media?: string;
  readonly list?: string;
}

const draw = (parts: readonly RichPart[], styles: RichClasses): ReactNode =>
  // The parts of a text never change places, so their place is their key.
  parts.map((part, place) => <Fragment key={place}>{typeof part === 'string' ? part : element(part, styles)}</Fragment>);

function element({ tag, attributes, parts }: RichElement, styles: RichClasses): ReactNode {
  const style = safeStyle(attributes.get('style'));
  const plain = PLAIN.find((each) => each === tag);
  if (plain) {
    const Tag = plain;
    const className = tag === 'ul' || tag === 'ol' ? styles.list : undefined;
    return (
      <Tag className={className} style={style}>
        {draw(parts, styles)}
      </Tag>
    );
  }
  if (LINES.test(tag)) {
    // Texts stand inside headings and labels, where no paragraph may be: their lines are spans that look like one.
    return (
      <span className={styles.line} style={style}>
        {draw(parts, styles)}
      </span>
    );
  }
  if (tag === 'br') return <br />;
  if (tag === 'hr') return <hr />;
  return tag === 'a' ? link(attributes.get('href'), style, parts, styles) : media(tag, attributes, style, styles);
}

type Style = Readonly<Record<string, string>>;

function link(href: string | undefined, style: Style, parts: readonly RichPart[], styles: RichClasses): ReactNode {
  const address = safeAddress(href ?? '', 'link');
  if (address === null) return draw(parts, styles);
  return (
    <a href={address} style={style} target="_blank" rel="noopener noreferrer">
      {draw(parts, styles)}
    </a>
  );
}

function media(tag: string, attributes: ReadonlyMap<string, string>, style: Style, styles: RichClasses): ReactNode {
  const source = safeAddress(attributes.get('src') ?? '', 'media');
  if (source === null) return attributes.get('alt') ?? null;
  const size = { width: attributes.get('width'), height: attributes.get('height') };
  if (tag === 'img') return <img className={styles.media} src={source} alt={attributes.get('alt') ?? ''} style={style} {...size} />;
  // Media in rich text has no caption file: rich text has no place for one.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (tag === 'audio') return <audio className={styles.media} src={source} style={style} controls />;
  const poster = safeAddress(attributes.get('poster') ?? '', 'media') ?? undefined;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
  return <video className={styles.media} src={source} poster={poster} style={style} controls {...size} />;
}

/** A text of the survey with the markup its author gave it, drawn as elements: never handed to the browser as HTML. */
export const richElements = (html: string, styles: RichClasses): ReactNode => draw(parseRichText(html), styles);
