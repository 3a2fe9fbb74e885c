import { Node } from '@tiptap/core';
import { imageAddress } from '../../../../../shared/image-address';

const kept = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));

/** A picture of the library in a line of text. */
export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => kept('src', 'alt', 'title', 'width', 'height', 'style'),
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { src: imageAddress(attrs.src) ?? '', alt: attrs.alt ?? '', ...(attrs.width ? { width: attrs.width } : {}) },
  ],
});

/** A film or a recording that a title came with: kept and shown, not made here. */
export const Media = Node.create({
  name: 'media',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ ...kept('src', 'poster', 'title', 'width', 'height', 'style'), tag: { default: 'video', rendered: false } }),
  renderHTML: ({ node: { attrs } }) => [
    attrs.tag === 'audio' ? 'audio' : 'video',
    { src: imageAddress(attrs.src) ?? '', controls: 'controls', ...(attrs.width ? { width: attrs.width } : {}) },
  ],
});

interface AnswerOptions {
  /** Label of a chip: current code and title of the question. */
  readonly labelOf: (ref: number, child: number | null) => string;
  /** A chip is to be changed. */
  readonly onEdit: () => void;
}

/** An inserted answer: one piece that is set, moved and deleted whole. */
export const Answer = Node.create<AnswerOptions>({
  name: 'answer',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ labelOf: String, onEdit: () => undefined }),
  addAttributes: () => ({
    ...kept('child', 'field', 'fallback'),
    ref: { default: 0, rendered: false },
    label: { default: '', rendered: false },
  }),
  renderHTML({ node: { attrs } }) {
    return ['span', { 'data-answer': attrs.ref }, this.options.labelOf(attrs.ref, attrs.child)];
  },
  renderText: ({ node }) => node.attrs.label,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        if (!editor.isActive('answer')) return false;
        this.options.onEdit();
        return true;
      },
    };
  },
});
