import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookRowFragment,
} from './webhooks.generated';
import styles from './webhooks.module.css';

interface WebhookItemProps {
  webhook: WebhookRowFragment;
  onEdit: () => void;
  onLog: () => void;
  onSecret: (secret: string) => void;
  onChanged: () => void;
}

/** One webhook of the list: where it goes, what it is told, how it stands, and what can be done with it. */
export function WebhookItem({ webhook, onEdit, onLog, onSecret, onChanged }: WebhookItemProps) {
  const { t } = useTranslation(['common', 'webhooks']);
  const { message, modal } = App.useApp();
  const [test, { loading }] = useTestWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation();
  const { id, url, description, events, surveyId, surveyTitle } = webhook;
  const variables = { input: { webhookId: id } };

  const handleTest = async () => {
    const outcome = await test({ variables }).catch(() => null);
    if (!outcome?.data) return;
    const { state, lastStatus, lastDuration } = outcome.data.testWebhook.delivery;
    const words = { status: lastStatus ?? t('webhooks:noAnswer'), duration: lastDuration ?? 0 };
    if (state === 'DELIVERED') void message.success(t('webhooks:testOk', words));
    else void message.error(t('webhooks:testFailed', words));
    onChanged();
  };

  const handleRotate = () =>
    modal.confirm({
      title: t('webhooks:rotateAsk'),
      content: t('webhooks:rotateHelp'),
      okText: t('webhooks:rotate'),
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await rotate({ variables }).catch(() => null);
        if (outcome?.data) onSecret(outcome.data.rotateWebhookSecret.secret);
      },
    });

  const handleDelete = () =>
    modal.confirm({
      title: t('webhooks:deleteAsk'),
      content: t('webhooks:deleteHelp'),
      okText: t('webhooks:delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables }).catch(() => null);
        if (!outcome?.data) return;
        void message.success(t('webhooks:deleted'));
        onChanged();
      },
    });

  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <div className={styles.url}>{url}</div>
        {description !== '' && <div>{description}</div>}
        <div className={styles.quiet}>
          {surveyId === null ? t('webhooks:allSurveys') : (surveyTitle ?? t('webhooks:goneSurvey'))}
          {' · '}
          {events.map((event) => t(`webhooks:event.${event}`)).join(' · ')}
        </div>
        <div className={styles.states}>
          <Standing webhook={webhook} />
          <LastOutcome webhook={webhook} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="small" loading={loading} aria-label={t('webhooks:testOf', { url })} onClick={() => void handleTest()}>
          {t('webhooks:test')}
        </Button>
        <Button size="small" aria-label={t('webhooks:logOf', { url })} onClick={onLog}>
          {t('webhooks:log')}
        </Button>
        <Button size="small" aria-label={t('webhooks:editOf', { url })} onClick={onEdit}>
          {t('webhooks:edit')}
        </Button>
        <Button size="small" aria-label={t('webhooks:rotateOf', { url })} onClick={handleRotate}>
          {t('webhooks:rotate')}
        </Button>
        <Button size="small" danger aria-label={t('webhooks:deleteOf', { url })} onClick={handleDelete}>
          {t('webhooks:delete')}
        </Button>
      </div>
    </li>
  );
}

/** Says that it is on or off, and why the server has switched it off. */
function Standing({ webhook: { enabled, offReason } }: Pick<WebhookItemProps, 'webhook'>) {
  const { t } = useTranslation('webhooks');
  if (enabled) {
    return (
      <span className={styles.dot} data-state="DELIVERED">
        {t('on')}
      </span>
    );
  }
  return (
    <span className={styles.dot} data-state={offReason ? 'DEAD' : 'PENDING'}>
      {offReason ? t(`offBy.${offReason}`) : t('off')}
    </span>
  );
}

function LastOutcome({ webhook: { lastAt, lastState, lastStatus } }: Pick<WebhookItemProps, 'webhook'>) {
  const { t } = useTranslation('webhooks');
  const words = { date: formatMoment(lastAt), status: lastStatus ?? t('noAnswer') };
  if (lastState === null || lastState === undefined) return <span className={styles.quiet}>{t('lastNever')}</span>;
  return (
    <span className={lastState === 'DELIVERED' ? styles.quiet : styles.failed}>
      {t(lastState === 'DELIVERED' ? 'lastDelivered' : 'lastFailed', words)}
    </span>
  );
}
