import { LIMITS } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { useSeveral } from '../several/useSeveral';
import { useAddQuestion } from '../types/useAddQuestion';
import { COMMAND_WORDS, COMMANDS, type CommandScene, findCommands } from './commands';
import { PickDialog } from './PickDialog';
import styles from '../shared/pick/PickList.module.css';

interface CommandPaletteProps extends Pick<CommandScene, 'surveyId' | 'readOnly' | 'onCanvas' | 'openDialog' | 'preview'> {
  onClose: (act?: () => void) => void;
}

/** Lists everything that can be done now, and does it. */
export function CommandPalette({ onClose, ...given }: CommandPaletteProps) {
  const { t } = useTranslation(COMMAND_WORDS);
  const session = useSessionValue((now) => now);
  const actions = useEditorActions();
  const several = useSeveral();
  const add = useAddQuestion({ isCarried: true });
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const scene: CommandScene = { ...given, session, actions, several, add, navigate: (url) => void navigate(url) };
  const possible = findCommands(
    COMMANDS.filter((command) => command.isPossible(scene)),
    words,
    t,
  );
  return (
    <PickDialog
      title={t('palette')}
      placeholder={t('palettePlaceholder')}
      listLabel={t('commands')}
      none={t('paletteNone')}
      maxLength={LIMITS.searchText}
      words={words}
      choices={possible.map(({ id, label, keys }) => ({
        key: id,
        content: (
          <>
            <span className={styles.words}>{label(t)}</span>
            {keys && <kbd className={styles.keys}>{keys[0]}</kbd>}
          </>
        ),
      }))}
      onWords={setWords}
      onPick={(id) => {
        const command = possible.find((each) => each.id === id);
        onClose(() => command?.run(scene));
      }}
      onClose={() => onClose()}
    />
  );
}
