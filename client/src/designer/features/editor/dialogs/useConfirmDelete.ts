import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks before deleting (Spec 8, additional rules: the text is the spec's own). */
export function useConfirmDelete() {
  const { modal } = App.useApp();
  const { t } = useTranslation('common');
  return (onConfirm: () => void) =>
    modal.confirm({
      title: t('prompt'),
      content: t('confirmDelete'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: onConfirm,
    });
}
