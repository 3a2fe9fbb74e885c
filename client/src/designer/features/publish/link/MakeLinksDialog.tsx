import { PERSONAL_LINK_LIMITS } from '@wence/schema';
import { App, Form, InputNumber, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { useCreatePersonalLinksMutation } from './link.generated';
import { counted } from './usePeopleImport';

interface MakeLinksDialogProps {
  surveyId: string;
  /** Links that a survey may have, as it is read. */
  most: string;
  onMade: () => void;
  onClose: () => void;
}

const USUAL = 100;

/** Makes links without names, by their number. */
export function MakeLinksDialog({ surveyId, most, onMade, onClose }: MakeLinksDialogProps) {
  const { t } = useTranslation(['links', 'common']);
  const { message } = App.useApp();
  const [form] = Form.useForm<{ count: number }>();
  const [create, { loading }] = useCreatePersonalLinksMutation({ context: { quiet: ['A0400'] } });

  const handleFinish = async ({ count }: { count: number }) => {
    try {
      const { data } = await create({ variables: { input: { surveyId, count } } });
      if (!data) return;
      void message.success(t('form.made', counted(data.createPersonalLinks.count)));
      onMade();
    } catch (error) {
      const [fault] = serverFault(error)?.fields ?? [];
      if (fault)
        form.setFields([{ name: 'count', errors: [t(fault.rule === 'tooMany' ? 'form.tooMany' : 'form.countWrong', { limit: most })] }]);
    }
  };

  return (
    <Modal
      open
      width={420}
      title={t('form.make')}
      okText={t('form.submit')}
      cancelText={t('common:action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ count: USUAL }}
        onFinish={(fields) => void handleFinish(fields)}
      >
        <Form.Item
          name="count"
          label={t('form.count')}
          extra={t('form.countHelp')}
          rules={[{ required: true, type: 'integer', min: 1, max: PERSONAL_LINK_LIMITS.atOnce, message: t('form.countWrong') }]}
        >
          <InputNumber style={{ width: 160 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
