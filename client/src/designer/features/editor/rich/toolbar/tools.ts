import type { Editor } from '@tiptap/react';

/** Formats that are on or off where the caret is. */
export const FORMATS = ['bold', 'italic', 'underline', 'strike'] as const;
export const ALIGNS = ['left', 'center', 'right'] as const;

export type Format = (typeof FORMATS)[number];
export type AlignTo = (typeof ALIGNS)[number];

interface Style {
  readonly color: string | null;
  readonly background: string | null;
  readonly size: string | null;
}

/** Colour, ground and size where the caret is. */
export function styleAt(editor: Editor): Style {
  const { color = null, background = null, size = null } = editor.getAttributes('textStyle');
  return { color, background, size };
}

/** Changes the look of what is selected; nothing that is left to the survey's own look needs no mark. */
export function setStyle(editor: Editor, change: Partial<Style>): void {
  const next = { ...styleAt(editor), ...change };
  const chain = editor.chain().focus();
  if (next.color || next.background || next.size) chain.setMark('textStyle', next).run();
  else chain.unsetMark('textStyle').run();
}

export function align(editor: Editor, to: AlignTo): void {
  const textAlign = to === 'left' || isAligned(editor, to) ? null : to;
  editor.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run();
}

export const isAligned = (editor: Editor, to: AlignTo): boolean =>
  to === 'left' ? !ALIGNS.slice(1).some((each) => editor.isActive({ textAlign: each })) : editor.isActive({ textAlign: to });

/** Back to plain text in plain lines; pictures and inserted answers stay. */
export const clearFormat = (editor: Editor): boolean =>
  editor.chain().focus().unsetAllMarks().clearNodes().updateAttributes('paragraph', { textAlign: null }).run();
