import { TEMPLATE_LIMITS, textLength } from '@wence/schema';
import { Form, Input, type InputRef, Modal, Select } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTemplate as en } from '../../i18n/en/template';
import { addTexts } from '../../i18n/init';
import { saveTemplate as zhCN } from '../../i18n/zh-CN/template';
import { useTemplateTopicNamesQuery } from './save-template.generated';
import styles from './TemplateDialog.module.css';

const addDialogTexts = (): void => addTexts('saveTemplate', { 'zh-CN': zhCN, en });

addDialogTexts();

/** Counts characters as the server does; a browser would count an emoji twice. */
const countTo = (max: number) => ({
  max,
  show: true,
  strategy: textLength,
  exceedFormatter: (typed: string, { max: most }: { max: number }) => [...typed].slice(0, most).join(''),
});

export interface TemplateFields {
  title: string;
  description: string;
  topic: string;
}

interface TemplateDialogProps {
  heading: string;
  help?: string;
  initial: Partial<TemplateFields>;
  isSaving: boolean;
  onSave: (fields: TemplateFields) => void;
  onClose: () => void;
}

/** Asks what a template is called, what it is for and under which topic it stands. */
export function TemplateDialog({ heading, help, initial, isSaving, onSave, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['saveTemplate', 'common']);
  const [form] = Form.useForm<TemplateFields>();
  const input = useRef<InputRef>(null);
  const { data, loading } = useTemplateTopicNamesQuery({ fetchPolicy: 'network-only' });

  return (
    <Modal
      open
      title={heading}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isSaving}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      {help && <p className={styles.help}>{help}</p>}
      <Form<TemplateFields>
        form={form}
        name="template"
        layout="vertical"
        requiredMark={false}
        initialValues={{ description: '', ...initial }}
        onFinish={({ title, description, topic }) => onSave({ title: title.trim(), description: description.trim(), topic })}
      >
        <Form.Item name="title" label={t('name')} rules={[{ required: true, whitespace: true, message: t('nameEmpty') }]}>
          <Input ref={input} count={countTo(TEMPLATE_LIMITS.title)} />
        </Form.Item>
        <Form.Item name="topic" label={t('topic')} rules={[{ required: true, message: t('topicEmpty') }]}>
          <Select
            loading={loading}
            placeholder={t('topicEmpty')}
            options={data?.templateTopics.map(({ name, title }) => ({ value: name, label: title }))}
          />
        </Form.Item>
        <Form.Item name="description" label={t('description')} extra={t('descriptionHelp')}>
          <Input count={countTo(TEMPLATE_LIMITS.description)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
