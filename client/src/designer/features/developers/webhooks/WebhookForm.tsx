import { WEBHOOK_LIMITS } from '@wence/schema';
import { Checkbox, Form, Input, Modal, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { EVENTS, NO_STATUSES, STATUSES, statusConditions, statusesOf, type Status } from './webhook-choices';
import {
  useCreateWebhookMutation,
  useSurveysForWebhookQuery,
  useUpdateWebhookMutation,
  type WebhookEvent,
  type WebhookRowFragment,
} from './webhooks.generated';
import styles from './webhooks.module.css';

interface Fields {
  url: string;
  description?: string;
  events: WebhookEvent[];
  surveyId?: string;
  statuses?: Status[];
  enabled: boolean;
}

interface WebhookFormProps {
  /** Null: a new one is made. */
  webhook: WebhookRowFragment | null;
  /** Called with the secret of a new one, or null. */
  onSaved: (secret: string | null) => void;
  onClose: () => void;
}

/** A new webhook, or what its author decides about one. */
export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const { t } = useTranslation(['common', 'webhooks']);
  const [form] = Form.useForm<Fields>();
  const [create, creating] = useCreateWebhookMutation({ context: { quiet: ['A0400'] } });
  const [update, updating] = useUpdateWebhookMutation({ context: { quiet: ['A0400'] } });
  const { data, refetch } = useSurveysForWebhookQuery({ variables: {}, skip: webhook !== null });
  const surveys = data?.surveys.edges.map(({ node }) => ({ value: node.id, label: node.title })) ?? [];
  const statuses = statusesOf(webhook?.conditions);

  const save = async ({ url, description = '', events, surveyId, statuses: chosen, enabled }: Fields): Promise<string | null> => {
    const input = { url: url.trim(), description, events, enabled, ...(statuses && { conditions: statusConditions(chosen ?? STATUSES) }) };
    if (webhook) {
      await update({ variables: { input: { webhookId: webhook.id, ...input } } });
      return null;
    }
    const outcome = await create({ variables: { input: { ...input, surveyId: surveyId ?? null } } });
    return outcome.data?.createWebhook.secret ?? null;
  };

  const handleFinish = async (fields: Fields) => {
    try {
      onSaved(await save(fields));
    } catch (error) {
      if (serverFault(error)?.fields?.some(({ field }) => field === 'url'))
        form.setFields([{ name: 'url', errors: [t('webhooks:form.urlBad')] }]);
    }
  };

  return (
    <Modal
      open
      title={t(webhook ? 'webhooks:form.edit' : 'webhooks:form.new')}
      okText={t('webhooks:form.submit')}
      cancelText={t('action.cancel')}
      confirmLoading={creating.loading || updating.loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        name="webhook"
        layout="vertical"
        requiredMark={false}
        initialValues={{
          events: ['RESPONSE_COMPLETED'],
          enabled: true,
          ...(webhook && { url: webhook.url, description: webhook.description, events: webhook.events, enabled: webhook.enabled }),
          statuses: statuses ?? NO_STATUSES,
        }}
        onFinish={(fields) => void handleFinish(fields)}
      >
        <Form.Item
          name="url"
          label={t('webhooks:form.url')}
          extra={t('webhooks:form.urlHint')}
          rules={[{ required: true, whitespace: true, message: t('webhooks:form.urlEmpty') }]}
        >
          <Input type="url" maxLength={WEBHOOK_LIMITS.url} autoComplete="off" placeholder="https://" />
        </Form.Item>
        <Form.Item
          name="events"
          label={t('webhooks:form.events')}
          rules={[{ type: 'array', min: 1, message: t('webhooks:form.eventsEmpty') }]}
        >
          <Checkbox.Group className={styles.choices} options={EVENTS.map((value) => ({ value, label: t(`webhooks:event.${value}`) }))} />
        </Form.Item>
        {webhook === null && (
          <Form.Item name="surveyId" label={t('webhooks:form.survey')}>
            <Select
              allowClear
              placeholder={t('webhooks:form.surveyAll')}
              options={surveys}
              filterOption={false}
              showSearch
              onSearch={(keyword) => void refetch({ keyword: keyword || null })}
            />
          </Form.Item>
        )}
        {statuses ? (
          <Form.Item
            name="statuses"
            label={t('webhooks:form.statuses')}
            extra={t('webhooks:form.statusesHint')}
            rules={[{ type: 'array', min: 1, message: t('webhooks:form.statusesEmpty') }]}
          >
            <Checkbox.Group options={STATUSES.map((value) => ({ value, label: t(`webhooks:status.${value}`) }))} />
          </Form.Item>
        ) : (
          <p className={styles.quiet}>{t('webhooks:form.conditionsStay')}</p>
        )}
        <Form.Item name="description" label={t('webhooks:form.description')}>
          <Input maxLength={WEBHOOK_LIMITS.description} autoComplete="off" />
        </Form.Item>
        <Form.Item name="enabled" label={t('webhooks:form.enabled')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}
