import { InboxOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/FormFault';
import styles from './import.module.css';

const LIMITS = { megabytes: 50, rows: 100_000 } as const;

interface TableDropProps {
  fault: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** Drop area and button to choose a table. */
export function TableDrop({ fault, onFiles }: TableDropProps) {
  const { t } = useTranslation('responseImport');
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
      <p className={styles.say}>{t('drop')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button ref={choose} type="primary" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p className={styles.quiet}>{t('limit', { size: LIMITS.megabytes, n: formatThousands(LIMITS.rows) })}</p>
      <FormFault message={fault} />
    </div>
  );
}
