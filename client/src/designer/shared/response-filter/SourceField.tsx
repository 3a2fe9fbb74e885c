import { LIMITS } from '@wence/schema';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSourceTags } from '../source-tags/useSourceTags';
import styles from './fields.module.css';

interface SourceFieldProps {
  source: string | null;
  /** Null: it was emptied. */
  onApply: (source: string | null) => void;
}

/** One of the source tags, or what the link carried to the letter. */
export function SourceField({ source, onApply }: SourceFieldProps) {
  const { t } = useTranslation('responseFilter');
  const { tags } = useSourceTags();
  const [text, setText] = useState(source ?? '');
  const input = useRef<InputRef>(null);
  // It is the only field, so whoever opens it wants to type.
  useEffect(function takeFocus() {
    input.current?.focus();
  }, []);

  return (
    <>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('sourceTags')}>
          {tags.map(({ code, name }) => (
            <li key={code}>
              <button type="button" className={styles.tag} aria-pressed={code === source} onClick={() => onApply(code)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(text.trim() || null);
        }}
      >
        <label className={styles.field}>
          <span>{t('sourceTag')}</span>
          <Input ref={input} value={text} maxLength={LIMITS.sourceTag} onChange={({ target }) => setText(target.value)} />
        </label>
        <Button htmlType="submit">{t('apply')}</Button>
      </form>
    </>
  );
}
