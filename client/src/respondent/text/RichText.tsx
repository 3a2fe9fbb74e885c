import { Fragment, type ReactNode } from 'react';
import { LINES } from '../../shared/rich-text/lines';
import { parseRichText, type RichElement, type RichPart } from '../../shared/rich-text/parse-rich-text';
import { safeAddress } from '../../shared/rich-text/safe-address';
import { safeStyle } from '../../shared/rich-text/safe-style';
import styles from './RichText.module.css';

const PLAIN = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'span'] as const;

const draw = (parts: readonly RichPart[]): ReactNode =>
  // The parts of a text never change places, so their place is their key.
  parts.map((part, place) => <Fragment key={place}>{typeof part === 'string' ? part : element(part)}</Fragment>);

function element({ tag, attributes, parts }: RichElement): ReactNode {
  const style = safeStyle(attributes.get('style'));
  const plain = PLAIN.find((each) => each === tag);
  if (plain) {
    const Tag = plain;
    const className = tag === 'ul' || tag === 'ol' ? styles.list : undefined;
    return (
      <Tag className={className} style={style}>
        {draw(parts)}
      </Tag>
    );
  }
  if (LINES.test(tag)) {
    // Texts stand inside headings and labels, where no paragraph may be: their lines are spans that look like one.
    return (
      <span className={styles.line} style={style}>
        {draw(parts)}
      </span>
    );
  }
  if (tag === 'br') return <br />;
  if (tag === 'hr') return <hr />;
  return tag === 'a' ? link(attributes.get('href'), style, parts) : media(tag, attributes, style);
}

function link(href: string | undefined, style: Readonly<Record<string, string>>, parts: readonly RichPart[]): ReactNode {
  const address = safeAddress(href ?? '', 'link');
  if (address === null) return draw(parts);
  return (
    <a href={address} style={style} target="_blank" rel="noopener noreferrer">
      {draw(parts)}
    </a>
  );
}

function media(tag: string, attributes: ReadonlyMap<string, string>, style: Readonly<Record<string, string>>): ReactNode {
  const source = safeAddress(attributes.get('src') ?? '', 'media');
  if (source === null) return attributes.get('alt') ?? null;
  const size = { width: attributes.get('width'), height: attributes.get('height') };
  if (tag === 'img') return <img className={styles.media} src={source} alt={attributes.get('alt') ?? ''} style={style} {...size} />;
  // What authors insert has no caption file: rich text has no place for one.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (tag === 'audio') return <audio className={styles.media} src={source} style={style} controls />;
  const poster = safeAddress(attributes.get('poster') ?? '', 'media') ?? undefined;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
  return <video className={styles.media} src={source} poster={poster} style={style} controls {...size} />;
}

/** A text of the survey with the markup its author gave it, drawn as elements: never handed to the browser as HTML. */
export function RichText({ html }: { readonly html: string }) {
  return draw(parseRichText(html));
}
