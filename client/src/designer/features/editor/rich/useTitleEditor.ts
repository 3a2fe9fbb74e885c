import type { JSONContent } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { findNode, readableText } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadView } from '../session/session-store';
import type { PasteFault } from './model/pasted';
import { readRichText } from './model/read-rich-text';
import type { RichNode } from './model/rich-doc';
import { writeRichText } from './model/write-rich-text';
import { extensionsOf } from './plugins';

/** Maximum number of title characters shown in a chip. */
const CHIP_TITLE = 16;

/** The editor's content as rich text. The cast is safe because names and attributes are those of `extensions/`. */
const written = (editor: Editor): string => writeRichText(editor.getJSON() as RichNode);

/** The same document in the editor's own, changeable types. */
const contentOf = (html: string): JSONContent => readRichText(html) as JSONContent;

interface Options {
  readonly label: string;
  readonly html: string;
  readonly onEditAnswer: () => void;
  readonly onPasteFault: (fault: PasteFault) => void;
}

/**
 * The editor of one title. A text that is not changed is given back as it was, byte for byte; `load` puts another one in its place.
 */
export function useTitleEditor({ label, html, onEditAnswer, onPasteFault }: Options) {
  const { t } = useTranslation('rich');
  const readView = useReadView();
  const labelOf = (ref: number, child: number | null): string => {
    const source = findNode(readView(), ref);
    if (!source) return t('piping.gone');
    const title = Array.from(readableText(source.title));
    const part = source.options?.find(({ id }) => id === child);
    const end = part ? ` · ${readableText(part.title)}` : '';
    return `${source.code} ${title.slice(0, CHIP_TITLE).join('')}${title.length > CHIP_TITLE ? '…' : ''}${end}`;
  };
  const editor = useEditor({
    extensions: extensionsOf({ labelOf, onEditAnswer, onPasteFault }),
    content: contentOf(html),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
  });
  const [base, setBase] = useState(() => ({ html, written: written(editor) }));
  return {
    editor,
    current: (): string => {
      const now = written(editor);
      return now === base.written ? base.html : now;
    },
    load: (text: string) => {
      editor.commands.setContent(contentOf(text));
      setBase({ html: text, written: written(editor) });
    },
  };
}
