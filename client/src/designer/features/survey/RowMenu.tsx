import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { endKeyPress } from '../../shared/end-key-press';
import { lazyPart } from '../../shared/lazy-part';
import { publishUrl, reportUrl, surveyUrl } from '../../shared/routes';
import type { SurveyRowFragment } from './survey.generated';
import { useCopyLink, useSurveyActions } from './useSurveyActions';

const SaveTemplateDialog = lazyPart(async () => (await import('../../shared/save-template/SaveTemplateDialog')).SaveTemplateDialog);
const RenameDialog = lazyPart(async () => (await import('./RenameDialog')).RenameDialog);
const ClearDialog = lazyPart(async () => (await import('./shelf/ClearDialog')).ClearDialog);
const LinkDialog = lazyPart(async () => (await import('./shelf/LinkDialog')).LinkDialog);

/** Menu with all actions on a survey. On phones it replaces the links beside it. */
export function RowMenu({ survey: { id, title, status } }: { survey: SurveyRowFragment }) {
  const { t } = useTranslation(['common', 'survey']);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'rename' | 'template' | 'clear' | { readonly link: string } | null>(null);
  const actions = useSurveyActions(id);
  const copyLink = useCopyLink({ id, status }, (link) => setOpen({ link }));
  const close = () => setOpen(null);
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
    // Before its first launch a survey has no link.
    ...(status === 'DRAFT' ? [] : [{ key: 'link', label: t('survey:link.copy'), onClick: () => void copyLink() }]),
    { key: 'rename', label: t('action.rename'), onClick: () => setOpen('rename'), disabled: status === 'RUNNING' },
    { key: 'copy', label: t('action.copy'), onClick: actions.copy },
    { key: 'template', label: t('survey:list.saveTemplate'), onClick: () => setOpen('template') },
    // Before its first launch a survey has no responses.
    ...(status === 'DRAFT' ? [] : [{ key: 'clear', label: t('survey:list.clear'), danger: true, onClick: () => setOpen('clear') }]),
    { key: 'delete', label: t('action.delete'), danger: true, onClick: actions.recycle },
  ];

  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: endKeyPress }}>
        <Button type="text" icon={<MoreOutlined />} aria-label={t('survey:list.actionsOf', { title })} />
      </Dropdown>
      {open !== null && (
        <Suspense fallback={null}>
          {open === 'rename' && <RenameDialog surveyId={id} title={title} onClose={close} />}
          {open === 'template' && <SaveTemplateDialog surveyId={id} title={title} onClose={close} />}
          {open === 'clear' && <ClearDialog surveyId={id} title={title} status={status} onClose={close} />}
          {typeof open === 'object' && <LinkDialog title={title} url={open.link} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
