import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { sharing as en } from '../../i18n/en/sharing';
import { addTexts } from '../../i18n/init';
import { sharing as zhCN } from '../../i18n/zh-CN/sharing';
import { PageSkeleton, SkeletonLines } from '../state/PageSkeleton';
import { LoadFailed } from '../state/StateMessage';
import type { ReportShareKind } from './report-share.generated';
import styles from './share.module.css';
import { ShareRow } from './ShareRow';
import { useShares } from './useShares';

const addSharingTexts = (): void => addTexts('sharing', { 'zh-CN': zhCN, en });

addSharingTexts();

interface ShareDialogProps {
  surveyId: string;
  kind: ReportShareKind;
  onClose: () => void;
}

/** The links by which a report is shared: made with one click, copied, switched off, limited. */
export function ShareDialog({ surveyId, kind, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const { shares, failed, retry, isMaking, create, ...actions } = useShares(surveyId, kind);

  return (
    <Modal open title={t(`title.${kind}`)} width={640} footer={null} onCancel={onClose}>
      <p className={styles.help}>{t('help')}</p>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !shares && (
        <PageSkeleton>
          <SkeletonLines widths={[40, 100, 60]} />
        </PageSkeleton>
      )}
      {shares && (
        <>
          {shares.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
          {shares.length > 0 && (
            <ul className={styles.shares}>
              {shares.map((share) => (
                <ShareRow key={share.id} surveyId={surveyId} share={share} {...actions} />
              ))}
            </ul>
          )}
          <Button type={shares.length === 0 ? 'primary' : 'default'} loading={isMaking} onClick={create}>
            {t('create')}
          </Button>
        </>
      )}
    </Modal>
  );
}
