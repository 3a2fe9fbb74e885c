import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes';
import { useStopSurvey } from '../shared/launch/useStopSurvey';
import { LoadFailed } from '../shared/state/LoadFailed';
import { PageSkeleton } from '../shared/state/PageSkeleton';
import { useSurveyId } from '../shared/useSurveyId';
import { useSurveyToEditQuery } from './guard.generated';

/**
 * Stands before the editor. A running survey cannot be edited, so its author decides first: pause it and go on, or go back.
 * Once inside, a later launch does not throw anyone out of the editor.
 */
export const PauseBeforeEditing = ({ children }: { children: ReactNode }) => {
  const surveyId = useSurveyId();
  return (
    <Gate key={surveyId} surveyId={surveyId}>
      {children}
    </Gate>
  );
};

const Gate = ({ surveyId, children }: { surveyId: string; children: ReactNode }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isInside, setInside] = useState(false);
  const { stop, isStopping } = useStopSurvey();
  const { data, error, refetch } = useSurveyToEditQuery({ variables: { surveyId }, fetchPolicy: 'network-only', skip: isInside });
  const isFree = data !== undefined && data.survey.state !== 'RUNNING';

  if (isFree && !isInside) setInside(true);

  if (isInside || isFree) return children;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;

  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.list, { replace: true }));
  return (
    <>
      <PageSkeleton />
      <Modal
        open={data !== undefined}
        title={t('pause.title')}
        okText={t('pause.confirm')}
        cancelText={t('action.cancel')}
        confirmLoading={isStopping}
        mask={{ closable: false }}
        onOk={async () => (await stop(surveyId)) && setInside(true)}
        onCancel={() => void goBack()}
      >
        {t('pause.message')}
      </Modal>
    </>
  );
};
