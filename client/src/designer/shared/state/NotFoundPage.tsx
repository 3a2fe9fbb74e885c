import { useTranslation } from 'react-i18next';
import { paths } from '../../routes';
import { LinkButton } from '../LinkButton';
import { StateMessage } from './StateMessage';
import styles from './state.module.css';

export const NotFoundPage = () => {
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
};
