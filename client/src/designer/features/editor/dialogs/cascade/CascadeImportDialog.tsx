import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { formatThousands, LIMITS, type SurveyNode } from '@wence/schema';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../../i18n/init';
import styles from './cascade-import.module.css';
import { CASCADE_FILES } from './cascade-file';
import { ImportOutcome } from './ImportOutcome';
import { useCascadeImport } from './useCascadeImport';

/** Drop area and button to choose a file. */
function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
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
}

interface CascadeImportDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Options of a cascade out of an xls or xlsx file, in place of all it has (Spec 2, cascade import; Spec 4, cascade upload). */
export function CascadeImportDialog({ node, onClose }: CascadeImportDialogProps) {
  const { t } = useTranslation('dialogs');
  const { state, take, again } = useCascadeImport(node, onClose);
  return (
    <Modal open title={t('cascade.importTitle')} footer={null} mask={{ closable: state.at !== 'sending' }} onCancel={onClose}>
      <p className={styles.help}>{t('cascade.help')}</p>
      <p className={styles.template}>
        <a href={`/cascade-template/${currentLocale()}.xlsx`} download>
          <DownloadOutlined aria-hidden="true" /> {t('cascade.template')}
        </a>
      </p>
      {state.at === 'choosing' ? (
        <FileDrop onFiles={(files) => void take(files)} />
      ) : (
        <div className={styles.outcome}>
          <ImportOutcome state={state} onAgain={again} />
        </div>
      )}
    </Modal>
  );
}
