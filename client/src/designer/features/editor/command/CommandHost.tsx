import { SearchOutlined } from '@ant-design/icons';
import { memo, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../shared/focus';
import { lazyPart } from '../../../shared/lazy-part';
import { ToolButton } from '../shared/ToolButton';
import { type CommandDialog, useCommandKeys } from './command-keys';
import styles from './CommandHost.module.css';

/** Loaded lazily: nobody begins with a command. */
const CommandDesk = lazyPart(async () => (await import('./CommandDesk')).CommandDesk);

interface CommandHostProps {
  surveyId: string;
  isOnCanvas: boolean;
  readOnly: boolean;
}

/** Opens “go to question” and the list of commands by their keys, and by a button where there are none, in every view of the editor. */
export const CommandHost = memo((props: CommandHostProps) => {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState<CommandDialog | 'move' | null>(null);
  const [isUsed, setUsed] = useState(false);
  const focus = useFocusReturn();
  const show = (dialog: CommandDialog) => {
    if (open === null) focus.hold();
    setUsed(true);
    setOpen(dialog);
  };
  useCommandKeys(open !== null, show);
  const close = useCallback(
    (act?: () => void) => {
      setOpen(null);
      // The dialog is gone by then, and cannot take the focus back.
      requestAnimationFrame(() => {
        act?.();
        focus.giveBack();
      });
    },
    [focus],
  );
  return (
    <>
      <span className={styles.opener}>
        <ToolButton label={t('command')} icon={<SearchOutlined aria-hidden="true" />} onClick={() => show('palette')} />
      </span>
      <Suspense>{isUsed && <CommandDesk {...props} open={open} onOpen={setOpen} onClose={close} />}</Suspense>
    </>
  );
});
CommandHost.displayName = 'CommandHost';
