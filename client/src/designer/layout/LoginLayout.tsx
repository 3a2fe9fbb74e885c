import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './login-layout.module.css';
import { Mark } from './Mark';
import { QuestionPicture } from './QuestionPicture';

/** Left what the product is, as the product shows itself; right the form. On a narrow screen only the form. */
export const LoginLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('auth');

  return (
    <div className={styles.layout}>
      <aside className={styles.aside} aria-hidden="true">
        <p className={styles.lead}>{t('picture.lead')}</p>
        <QuestionPicture />
      </aside>
      <main className={styles.main} id="content">
        <header className={styles.top}>
          <Mark />
          <LanguageSwitch />
        </header>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  );
};
