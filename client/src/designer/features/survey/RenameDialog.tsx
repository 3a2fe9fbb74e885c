import { Form, Input, type InputRef, Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TITLE_MAX } from './title-rules';
import { useRenameSurveyMutation } from './survey.generated';

interface RenameDialogProps {
  surveyId: string;
  title: string;
  onClose: () => void;
}

export function RenameDialog({ surveyId, title, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['common', 'survey']);
  const [form] = Form.useForm<{ title: string }>();
  const input = useRef<InputRef>(null);
  const [rename, { loading }] = useRenameSurveyMutation();

  const handleFinish = async (fields: { title: string }) => {
    const outcome = await rename({ variables: { input: { surveyId, title: fields.title.trim() } } }).catch(() => null);
    if (outcome?.data) onClose();
  };

  return (
    <Modal
      open
      title={t('survey:rename.title')}
      okText={t('action.save')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <Form
        form={form}
        name="rename"
        layout="vertical"
        requiredMark={false}
        initialValues={{ title }}
        onFinish={(fields) => void handleFinish(fields)}
      >
        <Form.Item
          name="title"
          label={t('survey:rename.label')}
          rules={[{ required: true, whitespace: true, message: t('survey:rename.empty') }]}
        >
          <Input ref={input} maxLength={TITLE_MAX} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
