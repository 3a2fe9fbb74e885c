import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnWords, readWords, wordFault } from './own-words';
import styles from './OwnWordsDialog.module.css';

interface WordFieldProps {
  list: keyof OwnWords;
  text: string;
  onChange: (text: string) => void;
}

function WordField({ list, text, onChange }: WordFieldProps) {
  const { t } = useTranslation('report');
  const id = useId();
  const fault = wordFault(readWords(text));

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`words.own.${list}`)}</label>
      <p id={`${id}help`} className={styles.help}>
        {t(`words.own.${list}Help`)}
      </p>
      <Input.TextArea
        id={id}
        rows={5}
        aria-describedby={fault ? `${id}help ${id}fault` : `${id}help`}
        aria-invalid={fault !== null}
        status={fault ? 'error' : undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault && (
        <p id={`${id}fault`} role="alert" className={styles.fault}>
          {t(`words.own.${fault.kind}`, { count: fault.most, ...fault })}
        </p>
      )}
    </div>
  );
}

interface OwnWordsDialogProps {
  own: OwnWords;
  onApply: (own: OwnWords) => void;
  onClose: () => void;
}

/** The author's own words: those that are kept whole, and those that are left out. */
export function OwnWordsDialog({ own, onApply, onClose }: OwnWordsDialogProps) {
  const { t } = useTranslation(['common', 'report']);
  const [kept, setKept] = useState(own.kept.join('\n'));
  const [leftOut, setLeftOut] = useState(own.leftOut.join('\n'));
  const next: OwnWords = { kept: readWords(kept), leftOut: readWords(leftOut) };
  const isRefused = wordFault(next.kept) !== null || wordFault(next.leftOut) !== null;

  return (
    <Modal
      open
      title={t('report:words.own.title')}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: isRefused }}
      onOk={() => onApply(next)}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <WordField list="kept" text={kept} onChange={setKept} />
        <WordField list="leftOut" text={leftOut} onChange={setLeftOut} />
        <p className={styles.help}>{t('report:words.own.where')}</p>
      </div>
    </Modal>
  );
}
