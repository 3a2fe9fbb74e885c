import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStopSurvey } from '../../../shared/launch/useStopSurvey';

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
