import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../LinkButton';
import { paths } from '../routes';
import styles from './state.module.css';
import { StateMessage } from './StateMessage';

/** Shown if a page crashed or its chunk is gone after an update. Reloading helps with both. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <StateMessage alert heading="h1" title={t('failure.crash')} help={t('failure.crashHelp')}>
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      </StateMessage>
    </main>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <StateMessage heading="h1" title={t('notFound.title')} help={t('notFound.help')} picture={<span className={styles.code}>404</span>}>
        <LinkButton type="primary" to={paths.list}>
          {t('notFound.home')}
        </LinkButton>
      </StateMessage>
    </main>
  );
}
