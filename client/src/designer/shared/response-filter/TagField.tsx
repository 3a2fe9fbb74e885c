import { REVIEW_LIMITS } from '@wence/schema';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

/** A tag, to the letter: one that no response of the page has can only be typed. */
export function TagField({ onApply }: { onApply: (tag: string) => void }) {
  const { t } = useTranslation('responseFilter');
  const [text, setText] = useState('');

  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onApply(text.trim());
      }}
    >
      <label className={styles.field}>
        <span>{t('review.tagName')}</span>
        <Input value={text} maxLength={REVIEW_LIMITS.tag} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button htmlType="submit">{t('apply')}</Button>
    </form>
  );
}
