import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StateMessage } from './StateMessage';
import styles from './state.module.css';

/** A page threw, or its chunk is gone because a new version was installed: loading anew helps with both. */
export const CrashPage = () => {
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
};
