import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrossAddress } from './cross-address';
import { type SavedTableFragment, useDeleteSavedTableMutation, useSavedTablesQuery, useUpdateSavedTableMutation } from './cross.generated';
import { addressOf, differs, setupOf } from './saved-setup';

/** The saved tables of a survey, and the one that the address has open. */
export function useOpenTable(surveyId: string, address: CrossAddress) {
  const { data } = useSavedTablesQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network', context: { quiet: 'all' } });
  const tables = data?.survey.savedCrossTables ?? [];
  const open = tables.find(({ id }) => id === address.saved);
  return { tables, open, isChanged: open !== undefined && differs(address, open) };
}

/** Replaces what was saved and, once that is confirmed, deletes it. Why it did not work has been said by then. */
export function useTableActions(onChange: (change: Partial<CrossAddress>) => void) {
  const { t } = useTranslation(['cross', 'common']);
  const { message, modal } = App.useApp();
  const [update] = useUpdateSavedTableMutation();
  const [remove] = useDeleteSavedTableMutation();

  const replace = async (tableId: string, address: CrossAddress): Promise<void> => {
    const setup = setupOf(address);
    if (!setup) return void message.error(t('saved.nestedFilter'));
    const outcome = await update({ variables: { input: { tableId, setup } } }).catch(() => null);
    if (!outcome?.data) return;
    onChange(addressOf(outcome.data.updateSavedCrossTable.table));
    void message.success(t('common:done.saved'));
  };

  const confirmDelete = ({ id: tableId, name }: SavedTableFragment) =>
    void modal.confirm({
      title: t('saved.deleteTitle', { name }),
      content: t('saved.deleteHelp'),
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables: { input: { tableId } } }).catch(() => null);
        if (!outcome?.data) return;
        onChange({ saved: null });
        void message.success(t('common:done.deleted'));
      },
    });

  return { replace, confirmDelete };
}
