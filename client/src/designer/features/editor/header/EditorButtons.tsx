import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LineGlyph } from '../../../shared/LineGlyph';
import { publishUrl } from '../../../shared/routes';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { ToolButton } from '../shared/ToolButton';
import styles from './header.module.css';
import { type Launched, useIsBehind } from './launched';
import { HistoryButton, PreviewButton, ReasonsButton, SimulationButton } from './preview/preview-buttons';
import { ShortcutHelp } from './shortcuts/ShortcutHelp';

/** An arrow that bends back (undo) or, mirrored, forth (redo). */
const HistoryGlyph = ({ forth = false }: { forth?: boolean }) => (
  <LineGlyph size={16} path="M2.5 6h7a3.75 3.75 0 0 1 0 7.5H6M2.5 6l3.25-3.25M2.5 6l3.25 3.25" mirrored={forth} />
);

/** Undo and redo buttons. */
function HistoryButtons() {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const canUndo = useSessionValue(({ history }) => history.undo.length > 0);
  const canRedo = useSessionValue(({ history }) => history.redo.length > 0);
  return (
    <span className={styles.history}>
      <ToolButton label={t('history.undo')} icon={<HistoryGlyph />} disabled={!canUndo} onClick={actions.undo} />
      <ToolButton label={t('history.redo')} icon={<HistoryGlyph forth />} disabled={!canRedo} onClick={actions.redo} />
    </span>
  );
}

interface PublishButtonProps {
  surveyId: string;
  launched: Launched | null;
}

/** Leads to the publish page, with a dot when the draft has changes that respondents do not get yet. */
function PublishButton({ surveyId, launched }: PublishButtonProps) {
  const { t } = useTranslation('nav');
  const navigate = useNavigate();
  const isBehind = useIsBehind(launched);
  return (
    <span className={styles.publish} data-behind={isBehind || undefined} title={isBehind ? t('unpublished') : undefined}>
      <Button type="primary" aria-description={isBehind ? t('unpublished') : undefined} onClick={() => void navigate(publishUrl(surveyId))}>
        {t('publish')}
      </Button>
    </span>
  );
}

interface EditorButtonsProps {
  surveyId: string;
  readOnly: boolean;
  launched: Launched | null;
}

/** The buttons in the header of the editor. */
export const EditorButtons = memo(({ surveyId, readOnly, launched }: EditorButtonsProps) => {
  return (
    <>
      {!readOnly && (
        <>
          <HistoryButtons />
          <ShortcutHelp />
        </>
      )}
      <PreviewButton surveyId={surveyId} />
      <ReasonsButton surveyId={surveyId} />
      <span className={styles.simulation}>
        <SimulationButton surveyId={surveyId} />
        <HistoryButton surveyId={surveyId} />
      </span>
      <PublishButton surveyId={surveyId} launched={launched} />
    </>
  );
});
EditorButtons.displayName = 'EditorButtons';
