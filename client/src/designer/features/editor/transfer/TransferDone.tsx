import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { surveyUrl } from '../../../shared/routes';
import styles from './transfer.module.css';

/** Says what a transfer has done, and leads to the other survey. */
export interface Transferred {
  readonly surveyId: string;
  readonly title: string;
  readonly count: number;
  readonly move: boolean;
}

/** Says what went where, and leads there. */
export function TransferDone({ surveyId, title, count, move, onClose }: Transferred & { onClose: () => void }) {
  const { t } = useTranslation(['transfer', 'common']);
  return (
    <>
      <output className={styles.done}>{t(move ? 'moved' : 'copied', { count, title })}</output>
      <div className={styles.footer}>
        <Button onClick={onClose}>{t('stay')}</Button>
        <LinkButton type="primary" to={surveyUrl(surveyId)}>
          {t('open')}
        </LinkButton>
      </div>
    </>
  );
}
