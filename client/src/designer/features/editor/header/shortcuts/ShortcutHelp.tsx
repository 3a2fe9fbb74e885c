import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../shared/ToolButton';
import styles from './shortcuts.module.css';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** `?`, where it is not a character that somebody types. */
function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(function listen() {
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      help();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const ShortcutDialog = lazy(async () => ({ default: (await import('./ShortcutDialog')).ShortcutDialog }));

/** The list of shortcuts, shown on `?` or by its button. Who has no keyboard has no use for the button. */
export function ShortcutHelp() {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  useHelpKey(() => setOpen(true));
  return (
    <>
      <span className={styles.opener}>
        <ToolButton label={t('shortcuts.title')} icon={<span aria-hidden="true">?</span>} onClick={() => setOpen(true)} />
      </span>
      {isOpen && (
        <Suspense>
          <ShortcutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
