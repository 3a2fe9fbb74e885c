import { formatThousands } from '@wence/schema';
import { App, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { addShelfTexts } from './shelf-texts';
import { useClearSurveyMutation, useSurveyTotalQuery } from './shelf.generated';
import styles from './shelf.module.css';
import { TypedConfirm } from './TypedConfirm';

addShelfTexts();

interface ClearDialogProps {
  surveyId: string;
  title: string;
  status: string;
  onClose: () => void;
}

/** Takes away all responses of a survey, after its title was typed. */
export function ClearDialog({ surveyId, title, status, onClose }: ClearDialogProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { message } = App.useApp();
  // The list knows the responses that count; others go as well.
  const { data, error, refetch } = useSurveyTotalQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const [clear, { loading }] = useClearSurveyMutation();
  const total = data?.survey?.responseTotal ?? 0;

  const handleConfirm = async () => {
    const outcome = await clear({ variables: { input: { surveyId, title } } }).catch(() => null);
    if (!outcome?.data) return;
    const { responses } = outcome.data.clearSurvey;
    void message.success(t('cleared', { count: responses, total: formatThousands(responses) }));
    onClose();
  };

  return (
    <TypedConfirm
      title={t('clearTitle')}
      wanted={title}
      label={t('typeTitle')}
      action={t('clear')}
      isBusy={loading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loss}>
          {data ? (
            <strong>{t('clearCount', { count: total, total: formatThousands(total) })}</strong>
          ) : (
            <Skeleton.Input active size="small" />
          )}
          {total > 0 && <p className={styles.help}>{t('clearHelp')}</p>}
          {status === 'RUNNING' && <p className={styles.help}>{t('clearRunning')}</p>}
        </div>
      )}
    </TypedConfirm>
  );
}
