import { SAMPLE_LIMITS } from '@wence/schema';
import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { saveBlob } from '../../../shared/save-file';
import { csvFile } from '../csv-file';
import { usePanelLinksQuery } from './sample.generated';
import styles from './sample.module.css';

interface PanelLinksDialogProps {
  orderId: string;
  onClose: () => void;
}

const RULES = ['tooShort', 'tooLong', 'notUnique', 'tooMany'] as const;

const namesIn = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** Signs a link for each person of an own panel, and hands them out as a table. */
export function PanelLinksDialog({ orderId, onClose }: PanelLinksDialogProps) {
  const { t } = useTranslation(['common', 'sample']);
  const [form] = Form.useForm<{ pids: string }>();
  const { refetch, loading } = usePanelLinksQuery({ variables: { orderId, pids: [] }, skip: true, context: { quiet: ['A0400'] } });

  const finish = async ({ pids: typed }: { pids: string }) => {
    const pids = namesIn(typed ?? '');
    try {
      const { data } = await refetch({ orderId, pids });
      if (!data) return;
      saveBlob(csvFile([['pid', 'url'], ...data.sampleLinks.map(({ pid, url }) => [pid, url])]), `panel-links-${orderId}.csv`);
      onClose();
    } catch (error) {
      const { field = '', rule, limit } = serverFault(error)?.fields?.[0] ?? {};
      const name = pids[Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0)] ?? '';
      const word = RULES.find((each) => each === rule);
      form.setFields([{ name: 'pids', errors: [word ? t(`sample:linkFault.${word}`, { name, limit }) : t('sample:linkFault.wrong')] }]);
    }
  };

  return (
    <Modal
      open
      title={t('sample:links')}
      okText={t('sample:saveLinks')}
      cancelText={t('action.cancel')}
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.honest}>{t('sample:linksHelp')}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void finish(fields)}>
        <Form.Item
          name="pids"
          label={t('sample:field.pids')}
          extra={t('sample:hint.pids', { limit: SAMPLE_LIMITS.links })}
          rules={[{ required: true, whitespace: true, message: t('sample:fault.empty') }]}
        >
          <Input.TextArea rows={6} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
