import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes';
import { StateMessage } from './StateMessage';
import styles from './state.module.css';

export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <StateMessage heading="h1" title={t('notFound.title')} help={t('notFound.help')} picture={<span className={styles.code}>404</span>}>
        <Link to={paths.list}>{t('notFound.home')}</Link>
      </StateMessage>
    </main>
  );
};
