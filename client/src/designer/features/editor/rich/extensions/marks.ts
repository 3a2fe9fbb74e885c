import { Extension, Mark } from '@tiptap/core';

const CSS = { color: 'color', background: 'background-color', size: 'font-size' } as const;

const styleOf = (attrs: Readonly<Record<string, unknown>>): string =>
  Object.entries(CSS)
    .flatMap(([name, property]) => (attrs[name] ? [`${property}: ${String(attrs[name])}`] : []))
    .join('; ');

/** Colour, ground and size of a text: what the model's `style` may say beyond bold and the like. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  addAttributes: () => ({
    color: { default: null, rendered: false },
    background: { default: null, rendered: false },
    size: { default: null, rendered: false },
  }),
  renderHTML: ({ mark }) => ['span', { style: styleOf(mark.attrs) }, 0],
});

export const Sub = Mark.create({ name: 'sub', excludes: 'sup', parseHTML: () => [{ tag: 'sub' }], renderHTML: () => ['sub', 0] });
export const Sup = Mark.create({ name: 'sup', excludes: 'sub', parseHTML: () => [{ tag: 'sup' }], renderHTML: () => ['sup', 0] });

/** Rendered without its address, so that a click does not leave the editor. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    title: { default: null, rendered: false },
    target: { default: null, rendered: false },
    rel: { default: null, rendered: false },
  }),
  renderHTML: ({ mark }) => ['span', { 'data-link': mark.attrs.href }, 0],
});

/** Alignment of a line. */
export const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
});
