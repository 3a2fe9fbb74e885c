import type { Editor } from '@tiptap/react';

/** An inserted answer: a question, a field of it where it has fields, and what stands there without an answer. */
export interface AnswerChip {
  readonly ref: number;
  readonly child: number | null;
  readonly fallback: string;
}

/** The chip that is selected in the text, and the ways to set, exchange and take away one. */
export function useAnswerChip(editor: Editor) {
  const attrs = editor.isActive('answer') ? editor.getAttributes('answer') : null;
  return {
    selected: attrs && {
      ref: Number(attrs.ref),
      child: attrs.child === null ? null : Number(attrs.child),
      fallback: String(attrs.fallback ?? ''),
    },
    /** `label` is what stands there for whoever reads the text without its answers. */
    insert: ({ ref, child, fallback }: AnswerChip, label: string) => {
      const next = { ref, child, fallback: fallback === '' ? null : fallback, label };
      if (attrs) editor.commands.updateAttributes('answer', next);
      else editor.commands.insertContent({ type: 'answer', attrs: next });
    },
    remove: () => editor.commands.deleteSelection(),
  };
}
