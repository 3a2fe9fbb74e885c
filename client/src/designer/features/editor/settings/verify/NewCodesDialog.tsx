import { INVITATION_LIMITS } from '@wence/schema';
import { App, Form, Input, InputNumber, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../../graphql/server-fault';
import { useCreateInvitationCodesMutation } from './verify.generated';
import styles from './verify.module.css';

const WAYS = ['drawn', 'own'] as const;
type Way = (typeof WAYS)[number];

interface Fields {
  amount: number;
  codes: string;
  maxUses: number;
}

interface NewCodesDialogProps {
  surveyId: string;
  onMade: () => void;
  onClose: () => void;
}

const START: Fields = { amount: 100, codes: '', maxUses: 1 };
const KNOWN = ['tooShort', 'tooLong', 'format', 'notUnique', 'tooMany'] as const;

const codesIn = (text: string): string[] => text.split(/[\n,;\uff0c\uff1b]/).flatMap((line) => line.trim() || []);

/** Makes codes: so many that are drawn, or those that are pasted. */
export function NewCodesDialog({ surveyId, onMade, onClose }: NewCodesDialogProps) {
  const { t } = useTranslation(['common', 'verify']);
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [way, setWay] = useState<Way>('drawn');
  const [create, { loading }] = useCreateInvitationCodesMutation({ context: { quiet: ['A0400'] } });

  const faultOf = (error: unknown, codes: readonly string[]): string => {
    const { field = '', rule, limit } = serverFault(error)?.fields?.[0] ?? {};
    const code = codes[Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0)] ?? '';
    const known = KNOWN.find((one) => one === rule);
    return t(known ? `verify:fault.${known}` : 'verify:fault.wrong', { code, limit });
  };

  const finish = async ({ amount, codes: typed, maxUses }: Fields) => {
    const codes = codesIn(typed ?? '');
    try {
      const { data } = await create({ variables: { input: { surveyId, maxUses, ...(way === 'own' ? { codes } : { amount }) } } });
      if (!data) return;
      void message.success(t('verify:made', { count: data.createInvitationCodes.codes.length }));
      onMade();
    } catch (error) {
      form.setFields([{ name: way === 'own' ? 'codes' : 'amount', errors: [faultOf(error, codes)] }]);
    }
  };

  return (
    <Modal
      open
      title={t('verify:make')}
      okText={t('verify:makeNow')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={START} onFinish={(fields) => void finish(fields)}>
        <Segmented
          className={styles.ways}
          aria-label={t('verify:make')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(`verify:way.${value}`) }))}
          onChange={setWay}
        />
        {way === 'drawn' ? (
          <Form.Item
            name="amount"
            label={t('verify:amount')}
            extra={t('verify:amountHelp')}
            rules={[{ required: true, message: t('verify:fault.amount') }]}
          >
            <InputNumber min={1} max={INVITATION_LIMITS.perCall} precision={0} className={styles.number} />
          </Form.Item>
        ) : (
          <Form.Item
            name="codes"
            label={t('verify:ownCodes')}
            extra={t('verify:ownHelp', { least: INVITATION_LIMITS.codeLeast, most: INVITATION_LIMITS.code })}
            rules={[{ required: true, whitespace: true, message: t('verify:fault.codes') }]}
          >
            <Input.TextArea rows={6} spellCheck={false} />
          </Form.Item>
        )}
        <Form.Item
          name="maxUses"
          label={t('verify:maxUses')}
          extra={t('verify:maxUsesHelp')}
          rules={[{ required: true, message: t('verify:fault.maxUses') }]}
        >
          <InputNumber min={1} max={INVITATION_LIMITS.uses} precision={0} className={styles.number} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
