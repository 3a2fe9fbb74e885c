import { API_KEY_LIMITS } from '@wence/schema';
import { Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/moment';
import type { ApiKeyScope } from './developers.generated';
import { useCreateApiKeyMutation, useSurveysForKeyQuery } from './developers.generated';
import styles from './developers.module.css';

/** Every scope, once: the compiler misses one that is left out. */
const SCOPES = Object.keys({
  SURVEYS_READ: true,
  SURVEYS_WRITE: true,
  RESPONSES_READ: true,
  RESPONSES_WRITE: true,
  WEBHOOKS: true,
  COLLECT: true,
} satisfies Record<ApiKeyScope, true>) as ApiKeyScope[]; // `Object.keys` forgets the names of its keys.

interface Fields {
  name: string;
  scopes: ApiKeyScope[];
  surveyIds?: string[];
  /** A day as the browser's own field writes it: 2026-11-21. */
  expires?: string;
}

interface NewKeyDialogProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation(['common', 'developers']);
  const [form] = Form.useForm<Fields>();
  const [today] = useState(() => formatDay(new Date().toISOString()));
  const [create, { loading }] = useCreateApiKeyMutation();
  const { data, refetch } = useSurveysForKeyQuery({ variables: {} });
  const surveys = data?.surveys.edges.map(({ node }) => ({ value: node.id, label: node.title })) ?? [];

  const handleFinish = async ({ name, scopes, surveyIds, expires }: Fields) => {
    const input = {
      name: name.trim(),
      scopes,
      surveyIds: surveyIds?.length ? surveyIds : null,
      expiresAt: expires ? new Date(`${expires}T23:59:59`).toISOString() : null,
    };
    const outcome = await create({ variables: { input } }).catch(() => null);
    if (outcome?.data) onMade(outcome.data.createApiKey.secret);
  };

  return (
    <Modal
      open
      title={t('developers:form.title')}
      okText={t('developers:form.submit')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        name="new-key"
        layout="vertical"
        requiredMark={false}
        initialValues={{ scopes: ['SURVEYS_READ', 'RESPONSES_READ'] }}
        onFinish={(fields) => void handleFinish(fields)}
      >
        <Form.Item
          name="name"
          label={t('developers:form.name')}
          extra={t('developers:form.nameHint')}
          rules={[{ required: true, whitespace: true, message: t('developers:form.nameEmpty') }]}
        >
          <Input maxLength={API_KEY_LIMITS.name} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={t('developers:form.scopes')}
          rules={[{ type: 'array', min: 1, message: t('developers:form.scopesEmpty') }]}
        >
          <Checkbox.Group className={styles.scopes}>
            {SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope}>
                {t(`developers:scope.${scope}`)}
                <span className={styles.scopeHelp}>{t(`developers:scopeHelp.${scope}`)}</span>
              </Checkbox>
            ))}
          </Checkbox.Group>
        </Form.Item>
        <Form.Item name="surveyIds" label={t('developers:form.surveys')} extra={t('developers:form.surveysHint')}>
          <Select
            mode="multiple"
            maxCount={API_KEY_LIMITS.surveys}
            placeholder={t('developers:form.surveysAll')}
            options={surveys}
            filterOption={false}
            showSearch
            onSearch={(keyword) => void refetch({ keyword: keyword || null })}
          />
        </Form.Item>
        <Form.Item name="expires" label={t('developers:form.expires')} extra={t('developers:form.expiresHint')}>
          <Input type="date" min={today} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
