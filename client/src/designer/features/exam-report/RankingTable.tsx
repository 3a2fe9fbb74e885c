import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { detailUrl } from '../../shared/routes';
import type { ExamRankingCardFragment } from './exam-report.generated';
import { numberText, timeText } from './figure-text';
import styles from './standing.module.css';

/** The first places with their names in full; each leads to its response. */
export function RankingTable({ surveyId, of, lines }: ExamRankingCardFragment) {
  const { t } = useTranslation('examReport');
  if (lines.length === 0) return <p className={styles.note}>{t('noPlace')}</p>;
  return (
    <>
      <p className={styles.note}>{t('rankingTop', { count: lines.length, formatted: formatThousands(of) })}</p>
      <div className={styles.scroll}>
        <table className={styles.places}>
          <caption className="visually-hidden">{t('ranking')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('score')}</th>
              <th scope="col">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ place, name, score, seconds, responseId, number }) => (
              <tr key={responseId}>
                <td>{place}</td>
                <th scope="row">
                  <Link to={`${detailUrl(surveyId)}?response=${responseId}`}>{name ?? t('nameless', { number })}</Link>
                </th>
                <td>{numberText(score)}</td>
                <td>{timeText(seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
