import { useApolloClient } from '@apollo/client/react';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { type LibraryCategoryRowFragment, type LibraryItemRowFragment, useDeleteLibraryEntriesMutation } from './library.generated';
import { QUIET } from './quiet';

/** Asks, then takes a question or a category out of the author's own library. */
export function useDeleteEntries() {
  const { modal, message } = App.useApp();
  const { t } = useTranslation(['library', 'common']);
  const client = useApolloClient();
  const [remove] = useDeleteLibraryEntriesMutation({ context: QUIET });
  const ask = (title: string, content: string, input: { itemIds?: string[]; categoryIds?: string[]; confirmed?: boolean }) =>
    modal.confirm({
      title,
      content,
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        // An entry deleted elsewhere counts as deleted.
        const isGone = await remove({ variables: { input } }).then(
          () => true,
          (error: unknown) => serverFault(error)?.code === 'A0404',
        );
        if (!isGone) return;
        void message.success(t('deleted'));
        // A category that is gone takes its list along: nobody asks for that any more.
        await client.refetchQueries({ include: ['LibraryCategories', ...(input.itemIds ? ['LibraryItems'] : [])] });
      },
    });
  return {
    deleteItem: ({ id, title }: LibraryItemRowFragment) => ask(t('deleteItem', { title }), t('confirmItem'), { itemIds: [id] }),
    deleteCategory: ({ id, name }: LibraryCategoryRowFragment, count: number) =>
      ask(t('deleteCategory', { name }), count > 0 ? t('confirmCategory', { n: count }) : t('common:confirmDelete'), {
        categoryIds: [id],
        confirmed: true,
      }),
  };
}
