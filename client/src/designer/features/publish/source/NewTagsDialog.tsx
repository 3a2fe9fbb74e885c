import { App, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCreateSourceTagsMutation } from './source.generated';
import { useNameFault } from './useNameFault';

interface NewTagsDialogProps {
  surveyId: string;
  onMade: () => void;
  onClose: () => void;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A name per line makes a tag each. */
export function NewTagsDialog({ surveyId, onMade, onClose }: NewTagsDialogProps) {
  const { t } = useTranslation(['common', 'sources']);
  const { message } = App.useApp();
  const [form] = Form.useForm<{ names: string }>();
  const [create, { loading }] = useCreateSourceTagsMutation({ context: { quiet: ['A0400'] } });
  const faultOf = useNameFault();

  const handleFinish = async (fields: { names: string }) => {
    const names = linesOf(fields.names);
    try {
      const { data } = await create({ variables: { input: { surveyId, names } } });
      if (!data) return;
      void message.success(t('sources:form.made', { count: data.createSourceTags.tags.length }));
      onMade();
    } catch (error) {
      form.setFields([{ name: 'names', errors: faultOf(error, names) }]);
    }
  };

  return (
    <Modal
      open
      title={t('sources:form.new')}
      okText={t('sources:form.submit')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void handleFinish(fields)}>
        <Form.Item
          name="names"
          label={t('sources:form.names')}
          extra={t('sources:form.namesHelp')}
          rules={[{ required: true, whitespace: true, message: t('sources:form.empty') }]}
        >
          <Input.TextArea rows={6} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
