import type { RichElement } from '../../../../../shared/rich-text/parse-rich-text';
import type { RichMark } from './rich-doc';

const TAG_MARKS: Readonly<Record<string, RichMark['type']>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'sub',
  sup: 'sup',
};

/** Returns the declarations of a `style` attribute by lower-case property. */
export function declarationsOf(style = ''): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join(':').trim()] as const];
    }),
  );
}

type Marks = readonly RichMark[];

const without = (marks: Marks, type: RichMark['type']): Marks => marks.filter((mark) => mark.type !== type);
const withMark = (marks: Marks, mark: RichMark): Marks => [...without(marks, mark.type), mark];

function switched(marks: Marks, type: RichMark['type'], on: boolean | undefined): Marks {
  if (on === undefined) return marks;
  return on ? withMark(marks, { type }) : without(marks, type);
}

/** Colour, background and size: an inner one overrides an outer one. */
function styled(marks: Marks, style: ReadonlyMap<string, string>): Marks {
  const given = { color: style.get('color'), background: style.get('background-color'), size: style.get('font-size') };
  if (!given.color && !given.background && !given.size) return marks;
  const outer = marks.find(({ type }) => type === 'textStyle')?.attrs;
  const attrs = {
    color: given.color ?? outer?.color ?? null,
    background: given.background ?? outer?.background ?? null,
    size: given.size ?? outer?.size ?? null,
  };
  return withMark(marks, { type: 'textStyle', attrs });
}

/** Returns the marks on the content of an element, given those around it. */
export function marksOf({ tag, attributes }: RichElement, around: Marks): Marks {
  const style = declarationsOf(attributes.get('style'));
  const own = TAG_MARKS[tag];
  let marks = own ? withMark(around, { type: own }) : around;
  if (tag === 'a') {
    const [href = '', title = null, target = null, rel = null] = ['href', 'title', 'target', 'rel'].map((name) => attributes.get(name));
    marks = withMark(marks, { type: 'link', attrs: { href, title, target, rel } });
  }
  const [weight, slant, line] = ['font-weight', 'font-style', 'text-decoration'].map((name) => style.get(name)?.toLowerCase());
  marks = switched(marks, 'bold', weight === undefined ? undefined : weight === 'bold' || weight === '700');
  marks = switched(marks, 'italic', slant === undefined ? undefined : slant === 'italic');
  if (line?.includes('underline')) marks = withMark(marks, { type: 'underline' });
  if (line?.includes('line-through')) marks = withMark(marks, { type: 'strike' });
  return styled(marks, style);
}
