import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './LoginLayout.module.css';
import { Logo } from './Logo';

const OPTIONS = ['walk', 'read', 'friends', 'work'] as const;
const CHOSEN = 'read';

/** A question being answered, drawn with the product's own means. Decoration: nothing in it can be used. */
function QuestionPicture() {
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
}

/** On the left a picture of the product, on the right the form. On a narrow screen only the form. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');

  return (
    <div className={styles.layout}>
      <aside className={styles.aside} aria-hidden="true">
        <p className={styles.lead}>{t('picture.lead')}</p>
        <QuestionPicture />
      </aside>
      <main className={styles.main} id="content">
        <header className={styles.top}>
          <Logo />
          <LanguageSwitch />
        </header>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  );
}
