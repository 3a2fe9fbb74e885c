import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Facts } from './Facts';
import type { NumbersFragment } from './report.generated';

/** What is said of numbers: their middle and their ends. */
export const NumberFacts = ({ numbers: { mean, median, min, max } }: { numbers: NumbersFragment }) => {
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
};
