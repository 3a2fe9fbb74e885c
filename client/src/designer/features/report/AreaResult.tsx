import { useTranslation } from 'react-i18next';
import { PROVINCES } from '../../../shared/divisions/divisions';
import { useDivisionNames } from '../../shared/useDivisionNames';
import { CountFigure } from './figure/CountFigure';
import { addsUp } from './figures';
import type { AreaFragment, AreaLevel } from './report.generated';
import styles from './report.module.css';

/** Codes of municipalities: their only city is shown under the province's name. */
const MUNICIPALITIES = ['11', '12', '31', '50'];
const WHOLE_CITY = '0100';

/** Returns the name of a division. City names are fetched by province; until they arrive the code is shown. */
function useAreaNames(areas: readonly AreaFragment[]) {
  const nameOf = useDivisionNames(areas.map(({ code }) => code));

  return (code: string): string => {
    const province = PROVINCES[`${code.slice(0, 2)}0000`];
    const name = nameOf(code);
    if (province && MUNICIPALITIES.includes(code.slice(0, 2)) && code.slice(2) === WHOLE_CITY) return province;
    return name && province && name !== province ? `${province} ${name}` : (name ?? code);
  };
}

const LEVELS: readonly AreaLevel[] = ['PROVINCE', 'CITY'];

/** Counts by province and city, highest first. */
export function AreaResult({ areas, others }: { areas: readonly AreaFragment[]; others: number }) {
  const { t } = useTranslation('report');
  const nameOf = useAreaNames(areas);

  return LEVELS.map((level) => {
    const rows = areas
      .filter((area) => area.level === level)
      .map(({ code, count, percent }) => ({ key: code, label: nameOf(code), count, percent }));
    const name = t(`area.${level}`);
    if (rows.length === 0) return null;
    return (
      <section key={level} className={styles.part}>
        <CountFigure
          part={level.toLowerCase()}
          caption={<h4 className={styles.partTitle}>{name}</h4>}
          name={name}
          head={name}
          rows={rows}
          isWhole={addsUp(rows)}
          isSorted
          others={level === 'CITY' ? others : 0}
        />
      </section>
    );
  });
}
