import { exampleText, LIMITS } from '@wence/schema';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../../shared/file-drop/FileDrop';
import styles from './ImportPage.module.css';
import { DOCUMENT_FILES, fileFault } from './parsed-document';
import { currentLocale } from '../../../../i18n/init';
import { TextRules } from './TextRules';

interface TextSourceProps {
  isCode: boolean;
  onText: (text: string) => void;
}

/** A box for pasted text, with the rules of how it is read beside it; or for a definition, which has a format of its own. */
export function TextSource({ isCode, onText }: TextSourceProps) {
  const { t } = useTranslation('making');
  const [text, setText] = useState('');
  const [isBlank, setBlank] = useState(false);
  const handleRead = () => {
    setBlank(text.trim() === '');
    if (text.trim() !== '') onText(text);
  };
  return (
    <div className={isCode ? undefined : styles.beside}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          handleRead();
        }}
      >
        <label className={styles.label} htmlFor="import-text">
          {t(isCode ? 'import.code' : 'import.box')}
        </label>
        <Input.TextArea
          id="import-text"
          className={isCode ? styles.code : undefined}
          value={text}
          rows={18}
          maxLength={LIMITS.importTextCharacters}
          placeholder={t(isCode ? 'import.codeHint' : 'import.boxHint')}
          aria-invalid={isBlank}
          aria-describedby={isBlank ? 'import-blank' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {isBlank && (
          <p id="import-blank" className={styles.fault} role="alert">
            {t('import.empty')}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">
            {t('import.read')}
          </Button>
          {!isCode && <Button onClick={() => setText(exampleText(currentLocale()))}>{t('import.example')}</Button>}
        </div>
      </form>
      {!isCode && <TextRules />}
    </div>
  );
}

/** A file, dropped or chosen. */
export function FileSource({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('making');
  const [fault, setFault] = useState<'one' | 'tooLarge' | null>(null);
  const size = LIMITS.importFileMegabytes;
  return (
    <div className={styles.form}>
      {fault && <Alert role="alert" type="error" showIcon title={t(`import.${fault}`, { size })} />}
      <FileDrop
        say={t('import.drop')}
        choose={t('import.choose')}
        accept={DOCUMENT_FILES}
        onFiles={(files) => {
          const found = fileFault(files);
          setFault(found);
          const [file] = files;
          if (!found && file) onFile(file);
        }}
      >
        <p className={styles.quiet}>{t('import.limit', { size })}</p>
      </FileDrop>
    </div>
  );
}
