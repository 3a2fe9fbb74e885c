import { readShortName, SHORT_LINK_LIMITS } from '@wence/schema';
import { App, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import { useSaveShortLinkMutation } from './publish.generated';

const { least, most } = SHORT_LINK_LIMITS;
const KNOWN = ['tooShort', 'tooLong', 'notUnique'] as const;

interface ShortLinkDialogProps {
  surveyId: string;
  origin: string;
  /** The address it has now; null: none. */
  url: string | null;
  onClose: () => void;
}

/** Asks for the name of a short link. Without one the server draws it; one that is there already says what it costs to change it. */
export function ShortLinkDialog({ surveyId, origin, url, onClose }: ShortLinkDialogProps) {
  const { t } = useTranslation(['common', 'publish']);
  const { message } = App.useApp();
  const [form] = Form.useForm<{ name: string }>();
  const [save, { loading }] = useSaveShortLinkMutation({ context: { quiet: ['A0400'] } });
  const says = (rule: string) => t(`publish:short.fault.${KNOWN.find((one) => one === rule) ?? 'format'}`, { least, most });

  const handleFinish = async ({ name = '' }: { name?: string }) => {
    try {
      await save({ variables: { input: { surveyId, ...(name.trim() !== '' && { name }) } } });
      void message.success(t('publish:short.saved'));
      onClose();
    } catch (error) {
      form.setFields([{ name: 'name', errors: (serverFault(error)?.fields ?? []).map(({ rule }) => says(rule)) }]);
    }
  };
  const validate = (_rule: unknown, typed = '') => {
    const name = typed.trim() === '' ? null : readShortName(typed);
    return name && !name.ok ? Promise.reject(new Error(says(name.faults[0]?.rule ?? ''))) : Promise.resolve();
  };

  return (
    <Modal
      open
      title={t(url === null ? 'publish:short.make' : 'publish:short.rename')}
      okText={t('action.save')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name: url?.slice(url.lastIndexOf('/') + 1) }}
        onFinish={(fields) => void handleFinish(fields)}
      >
        <Form.Item
          name="name"
          label={t('publish:short.name')}
          extra={t(url === null ? 'publish:short.nameHelp' : 'publish:short.changeHelp', { least, most })}
          validateTrigger="onSubmit"
          rules={[{ validator: validate }]}
        >
          <Input prefix={`${origin}/s/`} autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
