import { InboxOutlined } from '@ant-design/icons';
import { formatThousands, LIMITS } from '@wence/schema';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cascade-import.module.css';
import { CASCADE_FILES } from './cascade-file';

/** Where a file is dropped or chosen. */
export const FileDrop = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('dialogs');
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(function beginHere() {
    choose.current?.focus();
  }, []);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <InboxOutlined className={styles.glyph} aria-hidden="true" />
      <p className={styles.say}>{t('cascade.drop')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={CASCADE_FILES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button ref={choose} type="primary" onClick={() => input.current?.click()}>
        {t('cascade.choose')}
      </Button>
      <p className={styles.limit}>{t('cascade.limit', { size: LIMITS.cascadeFileMegabytes, n: formatThousands(LIMITS.cascadeOptions) })}</p>
    </div>
  );
};
