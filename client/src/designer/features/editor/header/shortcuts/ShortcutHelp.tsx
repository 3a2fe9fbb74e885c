import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../canvas/ToolButton';
import styles from './shortcuts.module.css';
import { useHelpKey } from './useHelpKey';

const ShortcutDialog = lazy(async () => ({ default: (await import('./ShortcutDialog')).ShortcutDialog }));

/** The list of shortcuts, shown on `?` or by its button. Who has no keyboard has no use for the button. */
export const ShortcutHelp = () => {
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
};
