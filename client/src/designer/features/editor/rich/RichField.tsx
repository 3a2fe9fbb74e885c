import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_HEIGHT, type EditorHeight } from './model/editor-size';
import styles from './RichField.module.css';
import { ImageRow } from './toolbar/ImageRow';
import { LinkRow } from './toolbar/LinkRow';
import { Toolbar } from './toolbar/Toolbar';
import type { RichDraft } from './useRichDraft';

interface RichFieldProps {
  draft: RichDraft;
  height?: EditorHeight;
  isFull: boolean;
  faultId: string;
  onFull: () => void;
  onAnswer: () => void;
}

/** The field with its tools: the text as respondents see it, or its source. */
export function RichField({ draft, height = DEFAULT_HEIGHT, isFull, faultId, onFull, onAnswer }: RichFieldProps) {
  const { t } = useTranslation('rich');
  const [isLinking, setLinking] = useState(false);
  const { editor, source, fault } = draft;
  const size = isFull ? styles.tall : height === DEFAULT_HEIGHT ? styles.usual : styles.high;
  return (
    <div className={styles.field} data-fault={fault ? true : undefined}>
      <Toolbar
        editor={editor}
        isSource={source !== null}
        isFull={isFull}
        isLinking={isLinking}
        onSource={draft.toggleSource}
        onFull={onFull}
        onLink={() => setLinking(!isLinking)}
        onAnswer={onAnswer}
      />
      {source === null && isLinking && <LinkRow editor={editor} onFault={draft.setFault} onClose={() => setLinking(false)} />}
      {source === null && editor.isActive('image') && <ImageRow editor={editor} />}
      {source === null ? (
        <EditorContent editor={editor} className={`${styles.text} ${size}`} />
      ) : (
        <textarea
          className={`${styles.source} ${size}`}
          aria-label={t('tool.code')}
          aria-describedby={faultId}
          spellCheck={false}
          value={source}
          onChange={({ target }) => draft.typeSource(target.value)}
        />
      )}
    </div>
  );
}
