import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type PasteFault, pasted } from '../model/pasted';

interface PasteOptions {
  readonly onFault: (fault: PasteFault) => void;
}

function insertLines(view: EditorView, text: string): void {
  const { schema, tr } = view.state;
  const lines = text.split(/\r\n?|\n/);
  const nodes = lines.flatMap((line, place) => [
    ...(place > 0 ? [schema.node('hardBreak')] : []),
    ...(line ? [schema.text(line, view.state.storedMarks ?? view.state.selection.$from.marks())] : []),
  ]);
  tr.deleteSelection();
  for (const node of nodes) tr.replaceSelectionWith(node, false);
  view.dispatch(tr.scrollIntoView());
}

/** Pastes and drops insert plain text only, no pictures (Spec 5, rich text). The browser never parses them as HTML. */
export const PlainPaste = Extension.create<PasteOptions>({
  name: 'plainPaste',
  addOptions: () => ({ onFault: () => undefined }),
  addProseMirrorPlugins() {
    const take = (view: EditorView, event: Event, data: DataTransfer | null) => {
      event.preventDefault();
      if (!data || !view.editable) return true;
      const { text, fault } = pasted(data.getData('text/plain'), data.getData('text/html'), data.files.length);
      if (fault) this.options.onFault(fault);
      if (text) insertLines(view, text);
      return true;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, event) => take(view, event, event.clipboardData),
            drop: (view, event) => (view.dragging ? false : take(view, event, event.dataTransfer)),
          },
        },
      }),
    ];
  },
});
