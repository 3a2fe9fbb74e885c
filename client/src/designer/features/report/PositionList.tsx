import { useTranslation } from 'react-i18next';
import type { QuestionFragment } from './report.generated';
import styles from './PositionList.module.css';

/** Positions given by respondents, newest first. */
export function PositionList({ positions }: Pick<QuestionFragment, 'positions'>) {
  const { t } = useTranslation('report');

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('address')}</th>
          <th scope="col">{t('latitude')}</th>
          <th scope="col">{t('longitude')}</th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ lng, lat, address }, place) => (
          <tr key={`${place}/${lng}/${lat}`}>
            <td>{address ?? '--'}</td>
            <td>{lat.toFixed(5)}</td>
            <td>{lng.toFixed(5)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
