import { formatThousands } from '@wence/schema';
import type { TFunction } from 'i18next';
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
export const numberFacts = ({ mean, median, min, max }: NumbersFragment, t: TFunction<'report'>): Fact[] => [
  { label: t('mean'), value: formatThousands(mean) },
  { label: t('median'), value: formatThousands(median) },
  { label: t('min'), value: formatThousands(min) },
  { label: t('max'), value: formatThousands(max) },
];
