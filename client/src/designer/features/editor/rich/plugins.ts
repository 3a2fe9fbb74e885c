import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Align, Link, Sub, Sup, TextStyle } from './extensions/marks';
import { Answer, Media, Picture } from './extensions/nodes';
import { PlainPaste } from './extensions/plain-paste';
import type { PasteFault } from './model/pasted';

/**
 * Features of the editor beyond text formats, named as in the specification (Spec 9, rich text editor):
 * - media: films and recordings of a title are kept and shown
 * - code: a view of the text as it is stored
 * - fullscreen: as large as the window
 * - noneditable: inserted answers are pieces that are set and deleted whole
 * - paste: what comes from outside is plain text
 * - image: pictures of the library
 * - imagetools: width and description of a picture; it is cropped in the library
 */
export const DEFAULT_PLUGINS = ['media', 'code', 'fullscreen', 'noneditable', 'paste', 'image', 'imagetools'] as const;

export type RichPlugin = (typeof DEFAULT_PLUGINS)[number];

export interface RichOptions {
  readonly labelOf: (ref: number, child: number | null) => string;
  readonly onEditAnswer: () => void;
  readonly onPasteFault: (fault: PasteFault) => void;
}

/** Formats as in the model; nothing that it does not let in, and nothing that changes what is typed. */
const formats: Extensions = [
  StarterKit.configure({ link: false, code: false, codeBlock: false, trailingNode: false }),
  Align,
  TextStyle,
  Link,
  Sub,
  Sup,
];

/** Extensions that plugins add to the document model; the other plugins only add buttons. */
const additions: Partial<Record<RichPlugin, (options: RichOptions) => Extensions[number]>> = {
  media: () => Media,
  noneditable: ({ labelOf, onEditAnswer }) => Answer.configure({ labelOf, onEdit: onEditAnswer }),
  paste: ({ onPasteFault }) => PlainPaste.configure({ onFault: onPasteFault }),
  image: () => Picture,
};

export const extensionsOf = (options: RichOptions): Extensions => [
  ...formats,
  ...DEFAULT_PLUGINS.flatMap((plugin) => additions[plugin]?.(options) ?? []),
];
