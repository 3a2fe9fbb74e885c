import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { type CategoryFragment, useDeleteReportCategoryMutation, useUpdateReportCategoryMutation } from './category.generated';

/** Moves categories and, once that is confirmed, deletes them. Why it did not work has been said by then. */
export function useCategoryActions() {
  const { t } = useTranslation(['category', 'common']);
  const { message, modal } = App.useApp();
  const [update] = useUpdateReportCategoryMutation();
  const [remove] = useDeleteReportCategoryMutation();

  const move = ({ id: categoryId }: CategoryFragment, position: number) =>
    void update({ variables: { input: { categoryId, position } } }).catch(() => null);

  const confirmDelete = ({ id: categoryId, name }: CategoryFragment) =>
    void modal.confirm({
      title: t('deleteTitle', { name }),
      content: t('deleteHelp'),
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables: { input: { categoryId } } }).catch(() => null);
        if (outcome?.data) void message.success(t('common:done.deleted'));
      },
    });

  return { move, confirmDelete };
}
