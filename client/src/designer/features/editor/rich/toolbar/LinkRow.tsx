import type { Editor } from '@tiptap/react';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkFault, linkAddress } from '../model/addresses';
import styles from './toolbar.module.css';

interface LinkRowProps {
  editor: Editor;
  onFault: (fault: LinkFault | null) => void;
  onClose: () => void;
}

/** Edits the link address of the selected text. */
export function LinkRow({ editor, onFault, onClose }: LinkRowProps) {
  const { t } = useTranslation('rich');
  const present = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(present);
  const field = useRef<InputRef>(null);
  useEffect(function takeFocus() {
    field.current?.focus();
  }, []);
  const apply = () => {
    const { fault, ...address } = linkAddress(typed, window.location.origin);
    onFault(fault);
    if (fault !== null) return;
    const attrs = { ...address, title: null, target: '_blank', rel: 'noopener noreferrer' };
    editor.chain().focus().extendMarkRange('link').setMark('link', attrs).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <div className={styles.row}>
      <Input
        ref={field}
        aria-label={t('link.address')}
        placeholder={t('link.hint')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onFault(null);
        }}
        onPressEnter={apply}
      />
      <Button onClick={apply}>{t('link.apply')}</Button>
      {present && (
        <Button type="text" onClick={remove}>
          {t('link.remove')}
        </Button>
      )}
    </div>
  );
}
