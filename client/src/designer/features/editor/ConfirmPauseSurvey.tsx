import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStopSurvey } from '../../shared/launch/useStopSurvey';
import styles from './ConfirmPauseSurvey.module.css';

/** Says why nothing can be edited, and how it could. Without `onPause` there is no way from here. */
export function ReadOnlyBanner({ onPause }: { onPause?: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.banner} role="alert">
      <ExclamationCircleOutlined className={styles.sign} aria-hidden="true" />
      <span className={styles.text}>{t(onPause ? 'pause.reading' : 'pause.closed')}</span>
      {onPause && (
        <Button size="small" onClick={onPause}>
          {t('pause.edit')}
        </Button>
      )}
    </div>
  );
}

interface ConfirmPauseSurveyProps {
  surveyId: string;
  open: boolean;
  onPaused: () => void;
  onKeep: () => void;
}

/** A running survey takes no edits: editing pauses it, and it must be published again afterwards (Spec 2, route guard). */
export function ConfirmPauseSurvey({ surveyId, open, onPaused, onKeep }: ConfirmPauseSurveyProps) {
  const { t } = useTranslation(['editor', 'common']);
  const { stop, isStopping } = useStopSurvey();
  const pause = async () => {
    if (await stop(surveyId)) onPaused();
  };
  return (
    <Modal
      open={open}
      title={t('common:pause.title')}
      okText={t('editor:pause.edit')}
      cancelText={t('editor:pause.keep')}
      confirmLoading={isStopping}
      mask={{ closable: false }}
      onOk={() => void pause()}
      onCancel={onKeep}
    >
      {t('common:pause.message')}
    </Modal>
  );
}
