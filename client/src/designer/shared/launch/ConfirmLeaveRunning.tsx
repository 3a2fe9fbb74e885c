import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStopSurvey } from './useStopSurvey';

interface ConfirmLeaveRunningProps {
  surveyId: string;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks on leaving the editor or the settings of a survey that runs (Spec 2, Route guard). Who only looked must be able to go without stopping it, so
 * there is a third way beside yes and no.
 */
export function ConfirmLeaveRunning({ surveyId, open, onStay, onLeave }: ConfirmLeaveRunningProps) {
  const { t } = useTranslation();
  const { stop, isStopping } = useStopSurvey();
  const stopAndLeave = async () => {
    if (await stop(surveyId)) onLeave();
  };
  return (
    <Modal
      open={open}
      title={t('leaveRunning.title')}
      onCancel={onStay}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onLeave}>{t('leaveRunning.keep')}</Button>
          <Button type="primary" loading={isStopping} onClick={() => void stopAndLeave()}>
            {t('leaveRunning.stop')}
          </Button>
        </>
      }
    >
      {t('pause.message')}
    </Modal>
  );
}
