import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { type DeliveryRowFragment, useReplayWebhookDeliveryMutation } from './webhooks.generated';
import styles from './webhooks.module.css';

interface DeliveryItemProps {
  delivery: DeliveryRowFragment;
  /** False while the webhook is off. */
  canReplay: boolean;
  onReplayed: () => void;
}

/** One delivery: how it stands, and on demand what was sent and what was answered. */
export function DeliveryItem({ delivery, canReplay, onReplayed }: DeliveryItemProps) {
  const { t } = useTranslation('webhooks');
  const { message } = App.useApp();
  const [replay, { loading }] = useReplayWebhookDeliveryMutation();
  const { id, type, state, attempts, nextAt, lastAt, lastStatus, lastAnswer, lastDuration, body, createdAt } = delivery;

  const handleReplay = async () => {
    const outcome = await replay({ variables: { input: { deliveryId: id } } }).catch(() => null);
    if (!outcome?.data) return;
    void message.success(t('deliveries.replayed'));
    onReplayed();
  };

  return (
    <li className={styles.delivery}>
      <div className={styles.facts}>
        <div>
          <code>{type}</code> <span className={styles.quiet}>{formatMoment(createdAt)}</span>
        </div>
        <div className={styles.states}>
          <span className={styles.dot} data-state={state}>
            {t(`deliveries.state.${state}`)}
          </span>
          <span className={styles.quiet}>
            {[
              ...(attempts > 0 ? [t('deliveries.attempts', { count: attempts, total: attempts })] : []),
              ...(lastAt ? [t('deliveries.took', { status: lastStatus ?? t('noAnswer'), duration: lastDuration ?? 0 })] : []),
              ...(nextAt && attempts > 0 ? [t('deliveries.next', { date: formatMoment(nextAt) })] : []),
            ].join(' · ')}
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          loading={loading}
          disabled={!canReplay}
          aria-label={t('deliveries.replayOf', { type, date: formatMoment(createdAt) })}
          onClick={() => void handleReplay()}
        >
          {t('deliveries.replay')}
        </Button>
      </div>
      <details className={styles.content}>
        <summary>{t('deliveries.body')}</summary>
        <pre>{indented(body)}</pre>
        <div className={styles.quiet}>{t('deliveries.answer')}</div>
        {lastAnswer ? <pre>{lastAnswer}</pre> : <p>{t('deliveries.noAnswer')}</p>}
      </details>
    </li>
  );
}

/** The server wrote it, so it is JSON. */
const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
