import { SOURCE_TAG_LIMITS } from '@wence/schema';
import { App, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { type SourceTagRowFragment, useUpdateSourceTagMutation } from './source.generated';
import { useNameFault } from './useNameFault';

interface RenameDialogProps {
  tag: SourceTagRowFragment;
  onClose: () => void;
}

/** Another name for a tag: its link stays. */
export function RenameDialog({ tag: { id, name }, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['common', 'sources']);
  const { message } = App.useApp();
  const [form] = Form.useForm<{ name: string }>();
  const [update, { loading }] = useUpdateSourceTagMutation({ context: { quiet: ['A0400'] } });
  const faultOf = useNameFault();

  const handleFinish = async (fields: { name: string }) => {
    try {
      await update({ variables: { input: { tagId: id, name: fields.name } } });
      void message.success(t('sources:saved'));
      onClose();
    } catch (error) {
      form.setFields([{ name: 'name', errors: faultOf(error, [fields.name.trim()]) }]);
    }
  };

  return (
    <Modal
      open
      title={t('sources:form.rename')}
      okText={t('action.save')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ name }} onFinish={(fields) => void handleFinish(fields)}>
        <Form.Item
          name="name"
          label={t('sources:column.name')}
          rules={[{ required: true, whitespace: true, message: t('sources:form.empty') }]}
        >
          <Input count={{ max: SOURCE_TAG_LIMITS.name, show: true }} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
