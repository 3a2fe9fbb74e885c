import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStopSurvey } from './useStopSurvey';

interface ConfirmLeaveRunningProps {
  surveyId: string;
  open: boolean;
  onStay: () => void;
  /** Called once it is stopped: the edits can be saved, and the way goes on. */
  onStopped: () => void;
  /** Called if the survey goes on collecting, which gives up the edits. */
  onDiscard: () => void;
}

/**
 * Asks on leaving the editor or the settings with edits that a running survey did not take (Spec 2, Route guard). Its author may also let it run, so
 * there is a third way beside yes and no, which says what becomes of the edits.
 */
export function ConfirmLeaveRunning({ surveyId, open, onStay, onStopped, onDiscard }: ConfirmLeaveRunningProps) {
  const { t } = useTranslation();
  const { stop, isStopping } = useStopSurvey();
  const stopAndLeave = async () => {
    if (await stop(surveyId)) onStopped();
  };
  return (
    <Modal
      open={open}
      title={t('leaveRunning.title')}
      onCancel={onStay}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onDiscard}>{t('leaveRunning.keep')}</Button>
          <Button type="primary" loading={isStopping} onClick={() => void stopAndLeave()}>
            {t('leaveRunning.stop')}
          </Button>
        </>
      }
    >
      <p>{t('pause.message')}</p>
      <p>{t('leaveRunning.lost')}</p>
    </Modal>
  );
}
