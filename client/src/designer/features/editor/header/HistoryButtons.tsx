import { useTranslation } from 'react-i18next';
import { ToolButton } from '../canvas/ToolButton';
import { useEditorActions } from '../session/editor-actions';
import { useOfSession } from '../session/session-store';
import { HistoryGlyph } from './HistoryGlyph';
import styles from './header.module.css';

/** One step back and forth, as far as there are any. */
export const HistoryButtons = () => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const canUndo = useOfSession(({ history }) => history.undo.length > 0);
  const canRedo = useOfSession(({ history }) => history.redo.length > 0);
  return (
    <span className={styles.history}>
      <ToolButton label={t('history.undo')} icon={<HistoryGlyph />} disabled={!canUndo} onClick={actions.undo} />
      <ToolButton label={t('history.redo')} icon={<HistoryGlyph forth />} disabled={!canRedo} onClick={actions.redo} />
    </span>
  );
};
