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
import { PreviewButton, ReasonsButton, SimulationButton } from './preview/preview-buttons';
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

interface EditorButtonsProps {
  surveyId: string;
  readOnly: boolean;
}

/** The buttons in the header of the editor. */
export const EditorButtons = memo(({ surveyId, readOnly }: EditorButtonsProps) => {
  const { t } = useTranslation('nav');
  const navigate = useNavigate();
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
      </span>
      <Button type="primary" onClick={() => void navigate(publishUrl(surveyId))}>
        {t('publish')}
      </Button>
    </>
  );
});
EditorButtons.displayName = 'EditorButtons';
