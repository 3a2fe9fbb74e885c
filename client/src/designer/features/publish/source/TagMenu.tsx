import { MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RenameDialog } from './RenameDialog';
import { type SourceTagRowFragment, useDeleteSourceTagMutation, useRestoreSourceTagMutation } from './source.generated';

interface TagMenuProps {
  tag: SourceTagRowFragment;
  onChanged: () => void;
}

/** Offers the rarer actions on a tag: renaming it, deleting it, taking that back. */
export function TagMenu({ tag, onChanged }: TagMenuProps) {
  const { t } = useTranslation(['common', 'sources']);
  const { message, modal } = App.useApp();
  const [isRenaming, setIsRenaming] = useState(false);
  const [remove] = useDeleteSourceTagMutation();
  const [restore] = useRestoreSourceTagMutation();
  const { id, name, deletedAt } = tag;
  const variables = { input: { tagId: id } };

  const handleRemove = () =>
    modal.confirm({
      title: t('sources:removeAsk', { name }),
      content: t('sources:removeHelp'),
      okText: t('sources:remove'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables }).catch(() => null);
        if (!outcome?.data) return;
        void message.success(t('sources:removed'));
        onChanged();
      },
    });

  const handleRestore = async () => {
    const outcome = await restore({ variables }).catch(() => null);
    if (!outcome?.data) return;
    void message.success(t('sources:restored'));
    onChanged();
  };

  if (deletedAt)
    return (
      <Button size="small" onClick={() => void handleRestore()}>
        {t('sources:restore')}
      </Button>
    );
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'rename', label: t('sources:rename'), onClick: () => setIsRenaming(true) },
            { key: 'remove', label: t('sources:remove'), danger: true, onClick: handleRemove },
          ],
        }}
      >
        <Button size="small" type="text" icon={<MoreOutlined />} aria-label={t('sources:moreOf', { name })} />
      </Dropdown>
      {isRenaming && <RenameDialog tag={tag} onClose={() => setIsRenaming(false)} />}
    </>
  );
}
