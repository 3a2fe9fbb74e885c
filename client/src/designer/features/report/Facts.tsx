import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './Facts.module.css';
import type { NumbersFragment } from './report.generated';

interface Fact {
  label: string;
  value: string;
}

/** A row of labelled figures. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Mean, median, minimum and maximum of numeric answers. */
export function NumberFacts({ numbers: { mean, median, min, max } }: { numbers: NumbersFragment }) {
  const { t } = useTranslation('report');

  return (
    <Facts
      facts={[
        { label: t('mean'), value: formatThousands(mean) },
        { label: t('median'), value: formatThousands(median) },
        { label: t('min'), value: formatThousands(min) },
        { label: t('max'), value: formatThousands(max) },
      ]}
    />
  );
}
