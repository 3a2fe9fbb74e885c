import { useTranslation } from 'react-i18next';
import { CountTable } from './CountTable';
import type { AreaFragment, AreaLevel } from './report.generated';
import styles from './report.module.css';
import { useAreaNames } from './useAreaNames';

const LEVELS: readonly AreaLevel[] = ['PROVINCE', 'CITY'];

/** Where people are: provinces and cities, most often first. */
export const AreaResult = ({ areas, others }: { areas: readonly AreaFragment[]; others: number }) => {
  const { t } = useTranslation('report');
  const nameOf = useAreaNames(areas);

  return LEVELS.map((level) => {
    const rows = areas
      .filter((area) => area.level === level)
      .map(({ code, count, percent }) => ({ key: code, label: nameOf(code), count, percent }))
      .toSorted((one, two) => two.count - one.count);
    if (rows.length === 0) return null;
    return (
      <section key={level} className={styles.part}>
        <CountTable head={t(`area.${level}`)} rows={rows} others={level === 'CITY' ? others : 0} />
      </section>
    );
  });
};
