import { useTranslation } from 'react-i18next';
import styles from './question-picture.module.css';

const OPTIONS = ['walk', 'read', 'friends', 'work'] as const;
const CHOSEN = 'read';

/** A question being answered, drawn with the product's own means. Decoration: nothing in it can be used. */
export const QuestionPicture = () => {
  const { t } = useTranslation('auth');

  return (
    <div className={styles.card}>
      <div className={styles.progress} />
      <p className={styles.question}>
        <span className={styles.code}>Q3</span>
        {t('picture.question')}
        <span className={styles.kind}>{t('picture.mark')}</span>
      </p>
      <ul className={styles.options}>
        {OPTIONS.map((option) => (
          <li key={option} className={option === CHOSEN ? styles.chosen : styles.option}>
            <span className={styles.mark} />
            {t(`picture.${option}`)}
          </li>
        ))}
      </ul>
      <span className={styles.next}>{t('picture.next')}</span>
    </div>
  );
};
