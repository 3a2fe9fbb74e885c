import { App, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeleteInvitationCodesMutation, useVoidInvitationCodesMutation } from './verify.generated';

interface CodesMenuProps {
  surveyId: string;
  counts: { readonly unused: number; readonly inUse: number; readonly usedUp: number; readonly voided: number };
  onChanged: () => void;
}

/** The menu of all codes at once: it withdraws those that stand, and deletes those that nobody has used. */
export function CodesMenu({ surveyId, counts, onChanged }: CodesMenuProps) {
  const { t } = useTranslation(['common', 'verify']);
  const { message, modal } = App.useApp();
  const [withdraw] = useVoidInvitationCodesMutation();
  const [remove] = useDeleteInvitationCodesMutation();
  const variables = { input: { surveyId } };
  const ask = (what: 'voidAll' | 'deleteUnused', run: () => Promise<number | undefined>) =>
    modal.confirm({
      title: t(`verify:${what}.ask`),
      content: t(`verify:${what}.help`),
      okText: t(`verify:${what}.do`),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const count = await run().catch(() => undefined);
        if (count === undefined) return;
        void message.success(t(`verify:${what}.done`, { count }));
        onChanged();
      },
    });
  const voidAll = async () => (await withdraw({ variables })).data?.voidInvitationCodes.changedCount;
  const deleteUnused = async () => (await remove({ variables })).data?.deleteInvitationCodes.changedCount;

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'deleteUnused',
            label: t('verify:deleteUnused.do'),
            disabled: counts.unused + counts.voided === 0,
            onClick: () => ask('deleteUnused', deleteUnused),
          },
          {
            key: 'voidAll',
            label: t('verify:voidAll.do'),
            danger: true,
            disabled: counts.unused + counts.inUse === 0,
            onClick: () => ask('voidAll', voidAll),
          },
        ],
      }}
    >
      <Button>{t('verify:others')}</Button>
    </Dropdown>
  );
}
