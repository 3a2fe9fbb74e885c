import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks before a picture leaves the library (Spec 8, additional rules: the question is the spec's own). */
export function useConfirmRemove() {
  const { modal } = App.useApp();
  const { t } = useTranslation(['images', 'common']);
  return (onConfirm: () => Promise<void>) =>
    modal.confirm({
      title: t('common:confirmDelete'),
      content: t('removeHelp'),
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: onConfirm,
    });
}
