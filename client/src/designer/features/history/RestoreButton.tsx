import { App, Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRestoreDefinitionMutation } from './history.generated';
import type { Point } from './timeline';

interface RestoreButtonProps {
  surveyId: string;
  point: Point;
  /** The newest revision that this page has seen. */
  revision: number;
  /** False while the survey runs, or is closed. */
  isEditable: boolean;
  onRestored: () => void;
}

/** Makes the draft what it was, after asking. What the draft is now stays in the history. */
export function RestoreButton({ surveyId, point, revision, isEditable, onRestored }: RestoreButtonProps) {
  const { t } = useTranslation(['common', 'history']);
  const { modal, message } = App.useApp();
  const [restore, { loading }] = useRestoreDefinitionMutation();

  const handleRestore = async () => {
    const outcome = await restore({ variables: { input: { surveyId, baseRevision: revision, ...point } } }).catch(() => null);
    if (!outcome?.data) return;
    void message.success(t('history:restored'));
    onRestored();
  };
  const handleClick = () => {
    modal.confirm({
      title: t('history:restoreTitle'),
      content: t('history:restoreHelp'),
      okText: t('history:restore'),
      cancelText: t('action.cancel'),
      onOk: handleRestore,
    });
  };

  return (
    <Tooltip title={isEditable ? undefined : t('history:running')}>
      <Button type="primary" disabled={!isEditable} loading={loading} onClick={handleClick}>
        {t('history:restore')}
      </Button>
    </Tooltip>
  );
}
