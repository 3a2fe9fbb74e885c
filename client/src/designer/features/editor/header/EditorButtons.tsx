import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { publishUrl } from '../../../routes';
import { ToolButton } from '../canvas/ToolButton';
import { useEditorActions } from '../session/editor-actions';
import type { History } from '../session/history';
import type { SaveState } from '../session/session-state';
import { HistoryGlyph } from './HistoryGlyph';
import styles from './header.module.css';
import { ShortcutHelp } from './shortcuts/ShortcutHelp';
import { PreviewButton } from './preview/PreviewButton';

interface Props {
  surveyId: string;
  /** Absent where nothing can be edited. */
  history: History | null;
  saveState: SaveState;
}

/** What the header of the editor offers. */
export const EditorButtons = memo(({ surveyId, history, saveState }: Props) => {
  const { t } = useTranslation(['editor', 'nav']);
  const actions = useEditorActions();
  const navigate = useNavigate();
  return (
    <>
      {history && (
        <>
          <span className={styles.history}>
            <ToolButton label={t('history.undo')} icon={<HistoryGlyph />} disabled={history.undo.length === 0} onClick={actions.undo} />
            <ToolButton
              label={t('history.redo')}
              icon={<HistoryGlyph forth />}
              disabled={history.redo.length === 0}
              onClick={actions.redo}
            />
          </span>
          <ShortcutHelp />
        </>
      )}
      <PreviewButton surveyId={surveyId} saveState={saveState} />
      <Button type="primary" onClick={() => void navigate(publishUrl(surveyId))}>
        {t('nav:publish')}
      </Button>
    </>
  );
});
EditorButtons.displayName = 'EditorButtons';
