import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { useCopyLink } from '../useCopyLink';
import { useSigningSamplesQuery } from './params.generated';
import styles from './params.module.css';

/** Languages are called by their own names, which are the same in every language of the designer. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = { curl: 'curl', javascript: 'JavaScript', python: 'Python', java: 'Java' };

/** Programs that sign links of this survey, each in one language. */
export function SampleCard({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('parameters');
  const [chosen, setChosen] = useState('curl');
  const { data, error, refetch } = useSigningSamplesQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const copy = useCopyLink();
  const samples = data?.signingSamples ?? [];
  const sample = samples.find(({ language }) => language === chosen);

  return (
    <section className={styles.card} aria-labelledby="signing-samples">
      <h2 id="signing-samples">{t('samples')}</h2>
      <p className={styles.help}>{t('samplesHelp')}</p>
      {error && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!error && !data && (
        <PageSkeleton>
          <SkeletonLines widths={[30, 90, 70]} />
        </PageSkeleton>
      )}
      {sample && (
        <>
          <div className={styles.sampleBar}>
            <Segmented
              aria-label={t('sampleLanguage')}
              value={chosen}
              options={samples.map(({ language }) => ({ value: language, label: LANGUAGE_NAMES[language] ?? language }))}
              onChange={setChosen}
            />
            <Button onClick={() => void copy(sample.text)}>{t('copyCode')}</Button>
          </div>
          {/* It scrolls sideways, which must be possible without a mouse. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.code} tabIndex={0} aria-label={sample.fileName}>
            <pre>{sample.text}</pre>
          </section>
        </>
      )}
    </section>
  );
}
