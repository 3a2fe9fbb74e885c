import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTryParameterLinkQuery } from './params.generated';
import styles from './params.module.css';

/** Says what would become of whoever opens a link. */
export function LinkTester({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('parameters');
  const [text, setText] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const { data } = useTryParameterLinkQuery({
    variables: { surveyId, link: link ?? '' },
    skip: link === null,
    fetchPolicy: 'no-cache',
  });
  const verdict = link === null ? undefined : data?.parameterVerdict;
  const kept = Object.entries((verdict?.params ?? {}) as Record<string, string>).map(([name, value]) => `${name}=${value}`);

  return (
    <section className={styles.card} aria-labelledby="parameter-tester">
      <h2 id="parameter-tester">{t('tester')}</h2>
      <p className={styles.help}>{t('testerHelp')}</p>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          setLink(text.trim() || null);
        }}
      >
        <Input value={text} aria-label={t('link')} onChange={({ target }) => setText(target.value)} />
        <Button htmlType="submit">{t('test')}</Button>
      </form>
      {verdict && (
        <output className={verdict.reason ? styles.refused : styles.good}>
          {verdict.reason ? t(`reason.${verdict.reason}`, { name: verdict.name ?? '' }) : t('good')}
          {' · '}
          {t('kept', { list: kept.join(', ') || t('none') })}
        </output>
      )}
    </section>
  );
}
