import { DeleteOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './simulation.module.css';

interface RemoveAnswersProps {
  total: number;
  isBusy: boolean;
  /** Resolves to false if the deletion failed. */
  onRemove: () => Promise<boolean>;
}

/** Deletes all test answers after confirmation. */
export function RemoveAnswers({ total, isBusy, onRemove }: RemoveAnswersProps) {
  const { t } = useTranslation('simulation');
  const { modal, message } = App.useApp();
  const ask = () =>
    modal.confirm({
      title: t('removeTitle'),
      content: t('removeHelp', { total }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if (await onRemove()) void message.success(t('removed'));
      },
    });
  return (
    <section className={styles.remove}>
      <p>{t('kept', { total })}</p>
      <Button danger icon={<DeleteOutlined aria-hidden="true" />} disabled={isBusy} onClick={() => void ask()}>
        {t('remove')}
      </Button>
    </section>
  );
}
