import { MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { endKeyPress } from '../../shared/end-key-press';
import { useLaunchSurvey } from '../../shared/launch/useLaunchSurvey';
import { useConfirmStop } from '../../shared/launch/useStopSurvey';
import { lazyPart } from '../../shared/lazy-part';
import { during } from '../../shared/progress/progress';
import { publishUrl, reportUrl, surveyUrl } from '../../shared/routes';
import { evictLists } from './lists/evict-lists';
import { RenameDialog } from './RenameDialog';
import { type SurveyRowFragment, useCopySurveyMutation, useRecycleSurveyMutation } from './survey.generated';

const SaveTemplateDialog = lazyPart(async () => (await import('../../shared/save-template/SaveTemplateDialog')).SaveTemplateDialog);

/** Actions of the row menu. The data layer reports failures; successes are reported here. */
function useSurveyActions(surveyId: string) {
  const { t } = useTranslation(['common', 'survey']);
  const { message, modal } = App.useApp();
  const { launch } = useLaunchSurvey();
  const confirmStop = useConfirmStop();
  const [copySurvey] = useCopySurveyMutation({ update: evictLists });
  const [recycleSurvey] = useRecycleSurveyMutation({ update: evictLists });
  const variables = { input: { surveyId } };

  const copy = async () => {
    const outcome = await during('copying', () => copySurvey({ variables })).catch(() => null);
    if (outcome?.data) void message.success(t('done.copied'));
  };

  const recycle = () =>
    modal.confirm({
      title: t('confirmDelete'),
      content: t('survey:deleteHelp'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await recycleSurvey({ variables }).catch(() => null);
        if (outcome?.data) void message.success(t('done.deleted'));
      },
    });

  return {
    launch: () => void launch(surveyId, (work) => during('launching', work)),
    stop: () => confirmStop(surveyId),
    copy: () => void copy(),
    recycle,
  };
}

/** Menu with all actions on a survey. On phones it replaces the links beside it. */
export function RowMenu({ survey: { id, title, status } }: { survey: SurveyRowFragment }) {
  const { t } = useTranslation(['common', 'survey']);
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const actions = useSurveyActions(id);
  const collecting =
    status === 'RUNNING'
      ? { key: 'stop', label: t('action.stop'), onClick: actions.stop }
      : { key: 'launch', label: t('action.launch'), onClick: actions.launch };

  const items = [
    { key: 'edit', label: t('survey:list.edit'), onClick: () => void navigate(surveyUrl(id)) },
    { key: 'share', label: t('survey:list.share'), onClick: () => void navigate(publishUrl(id)) },
    { key: 'report', label: t('survey:list.report'), onClick: () => void navigate(reportUrl(id)) },
    { type: 'divider' as const },
    collecting,
    { key: 'rename', label: t('action.rename'), onClick: () => setRenaming(true), disabled: status === 'RUNNING' },
    { key: 'copy', label: t('action.copy'), onClick: actions.copy },
    { key: 'template', label: t('survey:list.saveTemplate'), onClick: () => setKeeping(true) },
    { key: 'delete', label: t('action.delete'), danger: true, onClick: actions.recycle },
  ];

  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: endKeyPress }}>
        <Button type="text" icon={<MoreOutlined />} aria-label={t('survey:list.actionsOf', { title })} />
      </Dropdown>
      {isRenaming && <RenameDialog surveyId={id} title={title} onClose={() => setRenaming(false)} />}
      {isKeeping && (
        <Suspense fallback={null}>
          <SaveTemplateDialog surveyId={id} title={title} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </>
  );
}
