import { formatThousands, readableText } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../shared/image-address';
import { Facts } from './Facts';
import type { PointsFragment } from './report.generated';
import styles from './PointPicture.module.css';

const CELLS = 10;

/** Position and size of a cell's dot. Its area is proportional to the number of marks. */
const dotStyle = ({ column, row, count }: PointsFragment['cells'][number], most: number): CSSProperties =>
  ({ '--x': (column + 0.5) / CELLS, '--y': (row + 0.5) / CELLS, '--size': Math.sqrt(count / most) }) as CSSProperties;

/** Marks on a picture, counted in a grid of ten by ten cells. */
export function PointPicture({ points: { picture, count, cells }, title }: { points: PointsFragment; title: string }) {
  const { t } = useTranslation('report');
  const address = imageAddress(picture ?? undefined);
  const most = Math.max(1, ...cells.map((cell) => cell.count));

  return (
    <>
      <Facts facts={[{ label: t('marks'), value: formatThousands(count) }]} />
      <div className={address ? styles.picture : styles.blank}>
        {address && <img src={address} alt={t('pictureOf', { title: readableText(title) })} />}
        <ul className={styles.dots} aria-label={t('marksByPlace')}>
          {cells.map((cell) => (
            <li key={`${cell.column}/${cell.row}`} style={dotStyle(cell, most)}>
              <span className="visually-hidden">
                {t('markCell', { column: cell.column + 1, row: cell.row + 1, count: cell.count, formatted: formatThousands(cell.count) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
