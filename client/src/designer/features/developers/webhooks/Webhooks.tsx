import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhooks as en } from '../../../i18n/en/webhooks';
import { addTexts } from '../../../i18n/init';
import { webhooks as zhCN } from '../../../i18n/zh-CN/webhooks';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../../shared/state/StateMessage';
import { MadeDialog } from '../secret/MadeDialog';
import { DeliveryLog } from './DeliveryLog';
import { WebhookForm } from './WebhookForm';
import { WebhookItem } from './WebhookItem';
import { useWebhooksQuery } from './webhooks.generated';
import styles from './webhooks.module.css';

const addWebhookTexts = (): void => addTexts('webhooks', { 'zh-CN': zhCN, en });

addWebhookTexts();

/** The part that is open above the list: the form of a new webhook or of one of them, or the log of one. */
type Opened = { readonly what: 'new' } | { readonly what: 'form' | 'log'; readonly id: string } | null;

/** The webhooks of the author: made, changed, tried out, and what became of what they sent. */
export function Webhooks() {
  const { t } = useTranslation('webhooks');
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network', context: { quiet: 'all' } });
  const [opened, setOpened] = useState<Opened>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = data?.webhooks;
  const chosen = opened && 'id' in opened ? webhooks?.find(({ id }) => id === opened.id) : undefined;
  const close = () => setOpened(null);
  const reload = () => void refetch();

  const handleSaved = (made: string | null) => {
    close();
    setSecret(made);
    reload();
  };

  return (
    <section className={styles.block} aria-labelledby="webhooks">
      <div className={styles.head}>
        <div>
          <h2 id="webhooks">{t('title')}</h2>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Button icon={<PlusOutlined />} onClick={() => setOpened({ what: 'new' })}>
          {t('create')}
        </Button>
      </div>
      {error && !webhooks && <LoadFailed onRetry={reload} />}
      {!error && !webhooks && (
        <PageSkeleton>
          <SkeletonLines widths={[42, 18]} />
        </PageSkeleton>
      )}
      {webhooks?.length === 0 && <EmptyList help={t('empty')} />}
      {webhooks && webhooks.length > 0 && (
        <ul className={styles.list}>
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpened({ what: 'form', id: webhook.id })}
              onLog={() => setOpened({ what: 'log', id: webhook.id })}
              onSecret={setSecret}
              onChanged={reload}
            />
          ))}
        </ul>
      )}
      {(opened?.what === 'new' || (opened?.what === 'form' && chosen)) && (
        <WebhookForm webhook={chosen ?? null} onSaved={handleSaved} onClose={close} />
      )}
      {opened?.what === 'log' && chosen && <DeliveryLog webhook={chosen} onClose={close} onChanged={reload} />}
      {secret !== null && <MadeDialog secret={secret} words={t('made', { returnObjects: true })} onClose={() => setSecret(null)} />}
    </section>
  );
}
