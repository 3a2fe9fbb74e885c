import { type SurveyTheme, wholeTheme } from '@wence/schema';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../../graphql/server-fault';
import { endKeyPress } from '../../../../shared/end-key-press';
import { LineGlyph } from '../../../../shared/LineGlyph';
import { type OwnThemeFragment, useDeleteOwnThemeMutation, useUpdateOwnThemeMutation } from './theme.generated';
import styles from './theme.module.css';
import { ThemeNameDialog } from './ThemeNameDialog';

/** A theme that is gone was deleted in another window: the list says so by itself. */
const OPTIONS = { refetchQueries: ['OwnThemes'], context: { quiet: ['A0404'] } };

/** Three dots. */
const MORE = 'M2.5 7h.01M7 7h.01M11.5 7h.01';

interface OwnThemeMenuProps {
  theme: OwnThemeFragment;
  /** The look of the survey now. */
  look: SurveyTheme;
}

/** Actions on one of the author's own themes. */
export function OwnThemeMenu({ theme, look }: OwnThemeMenuProps) {
  const { t } = useTranslation(['theme', 'common']);
  const { modal, message } = App.useApp();
  const [isNaming, setNaming] = useState(false);
  const [update] = useUpdateOwnThemeMutation(OPTIONS);
  const [remove] = useDeleteOwnThemeMutation(OPTIONS);
  const { id: themeId, name } = theme;

  const overwrite = async () => {
    try {
      await update({ variables: { input: { themeId, themeStyle: wholeTheme(look) } } });
      void message.success(t('updated', { name }));
    } catch (error) {
      // Whatever else went wrong has been reported already.
      if (serverFault(error)?.code === 'A0404') void message.warning(t('gone'));
    }
  };
  const askToDelete = () =>
    void modal.confirm({
      title: t('delete', { name }),
      content: t('deleteHelp'),
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        // A theme deleted elsewhere counts as deleted.
        const isGone = await remove({ variables: { input: { themeId } } }).then(
          () => true,
          (error: unknown) => serverFault(error)?.code === 'A0404',
        );
        if (isGone) void message.success(t('deleted'));
      },
    });
  const items = [
    { key: 'overwrite', label: t('overwrite'), onClick: () => void overwrite() },
    { key: 'rename', label: t('common:action.rename'), onClick: () => setNaming(true) },
    { key: 'delete', label: t('common:action.delete'), danger: true, onClick: askToDelete },
  ];
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: endKeyPress }}>
        <Button
          className={styles.more}
          type="text"
          size="small"
          icon={<LineGlyph size={14} path={MORE} />}
          aria-label={t('actionsOf', { name })}
        />
      </Dropdown>
      {isNaming && <ThemeNameDialog subject={{ theme }} onClose={() => setNaming(false)} />}
    </>
  );
}
