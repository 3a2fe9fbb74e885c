import { ReloadOutlined } from '@ant-design/icons';
import { App, Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../../shared/state/StateMessage';
import { DeliveryItem } from './DeliveryItem';
import {
  useReplayWebhookDeliveriesMutation,
  useWebhookDeliveriesQuery,
  type WebhookDeliveryState,
  type WebhookRowFragment,
} from './webhooks.generated';
import styles from './webhooks.module.css';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The states that each choice means; null: all. */
const CHOICES = {
  all: null,
  waiting: ['PENDING', 'FAILED'],
  delivered: ['DELIVERED'],
  dead: ['DEAD'],
} as const satisfies Record<string, readonly WebhookDeliveryState[] | null>;
type Choice = keyof typeof CHOICES;

interface DeliveryLogProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** Lists the deliveries of a webhook with their bodies and answers, and sends them again. */
export function DeliveryLog({ webhook: { id, url, enabled }, onClose, onChanged }: DeliveryLogProps) {
  const { t } = useTranslation('webhooks');
  const { message } = App.useApp();
  const [choice, setChoice] = useState<Choice>('all');
  const { data, error, refetch, fetchMore, loading } = useWebhookDeliveriesQuery({
    variables: { id, states: CHOICES[choice] as WebhookDeliveryState[] | null },
    fetchPolicy: 'network-only',
    context: { quiet: 'all' },
  });
  const [replayAll, replaying] = useReplayWebhookDeliveriesMutation();
  const list = data?.node && 'deliveries' in data.node ? data.node.deliveries : undefined;

  const handleChanged = () => {
    void refetch();
    onChanged();
  };

  const handleReplayAll = async () => {
    const since = new Date(Date.now() - KEPT_MS).toISOString();
    const outcome = await replayAll({ variables: { input: { webhookId: id, since } } }).catch(() => null);
    if (!outcome?.data) return;
    const { count } = outcome.data.replayWebhookDeliveries;
    void message.success(t('deliveries.replayedAll', { count, total: count }));
    handleChanged();
  };

  const handleMore = () =>
    void fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) =>
        before.node && 'deliveries' in before.node && next.node && 'deliveries' in next.node
          ? {
              ...next,
              node: {
                ...next.node,
                deliveries: { ...next.node.deliveries, edges: [...before.node.deliveries.edges, ...next.node.deliveries.edges] },
              },
            }
          : before,
    });

  return (
    <Modal open width={860} title={t('log')} footer={null} onCancel={onClose}>
      <p className={styles.logUrl}>{url}</p>
      <div className={styles.bar}>
        <Segmented
          aria-label={t('deliveries.filter')}
          value={choice}
          options={(Object.keys(CHOICES) as Choice[]).map((value) => ({ value, label: t(`deliveries.${value}`) }))} // Its own keys.
          onChange={setChoice}
        />
        <Button icon={<ReloadOutlined />} loading={loading && list !== undefined} onClick={handleChanged}>
          {t('deliveries.refresh')}
        </Button>
        <Button loading={replaying.loading} disabled={!enabled} onClick={() => void handleReplayAll()}>
          {t('deliveries.replayAll')}
        </Button>
      </div>
      {!enabled && <p className={styles.quiet}>{t('deliveries.offHelp')}</p>}
      {error && !list && <LoadFailed onRetry={() => void refetch()} />}
      {!error && !list && (
        <PageSkeleton>
          <SkeletonLines widths={[18, 42]} />
        </PageSkeleton>
      )}
      {list?.edges.length === 0 && <EmptyList help={t('deliveries.empty')} />}
      {list && list.edges.length > 0 && (
        <ul className={styles.list}>
          {list.edges.map(({ node }) => (
            <DeliveryItem key={node.id} delivery={node} canReplay={enabled} onReplayed={handleChanged} />
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <Button block onClick={handleMore}>
          {t('deliveries.more')}
        </Button>
      )}
    </Modal>
  );
}
