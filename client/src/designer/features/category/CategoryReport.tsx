import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { useSplit } from './category-address';
import type { CategoryPageQuery } from './category.generated';
import styles from './category.module.css';
import { ComparedCategories } from './ComparedCategories';
import { SplitReport } from './SplitReport';

/** Groups of responses beside each other: saved filters, or the answers to one question. */
export function CategoryReport({ survey }: { survey: CategoryPageQuery['survey'] }) {
  const { t } = useTranslation('category');
  const { by, choose } = useSplit();

  return (
    <div className={styles.column}>
      <QuietSwitch
        label={t('view')}
        choices={[
          { key: 'saved', name: t('bySaved') },
          { key: 'split', name: t('bySplit') },
        ]}
        chosen={by === null ? 'saved' : 'split'}
        onChange={(view) => choose(view === 'saved' ? null : (by ?? 0))}
      />
      {by === null ? <ComparedCategories survey={survey} /> : <SplitReport survey={survey} by={by} onSplit={choose} />}
    </div>
  );
}
