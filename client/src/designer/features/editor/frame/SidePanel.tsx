import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isLibraryVisible, isOutlineWanted } from '../../../shared/routes';
import styles from './frame.module.css';

/** The parts of the editor, whatever they stand in. */
export interface EditorParts {
  types: ReactNode;
  outline: ReactNode;
  /** The question library, which replaces types and outline. */
  library: ReactNode;
  canvas: ReactNode;
  panel: ReactNode;
  readOnly: boolean;
}

export const useLibraryVisible = (): boolean => isLibraryVisible(useLocation().search);

/** The place in the history of the tab that asks for the outline; null: it does not. */
export function useOutlineWish(): string | null {
  const { key, search } = useLocation();
  return isOutlineWanted(search) ? key : null;
}

const TOOLS = ['types', 'outline'] as const;
type Tool = (typeof TOOLS)[number];

/** The panel beside the canvas: question types, outline or question library. In read-only mode there are no types. */
export function SidePanel({ types, outline, library, readOnly }: Pick<EditorParts, 'types' | 'outline' | 'library' | 'readOnly'>) {
  const { t } = useTranslation(['editor', 'nav']);
  const showsLibrary = useLibraryVisible();
  const wish = useOutlineWish();
  const [obeyed, setObeyed] = useState<string | null>(null);
  const [wanted, setTool] = useState<Tool>('types');
  const panel = useRef<HTMLDivElement>(null);
  if (wish !== obeyed) {
    setObeyed(wish);
    if (wish !== null) setTool('outline');
  }
  useEffect(
    function goThere() {
      if (wish !== null) panel.current?.focus();
    },
    [wish],
  );
  const tool = readOnly ? 'outline' : wanted;
  if (showsLibrary) {
    return (
      <aside className={styles.left} aria-label={t('nav:library')}>
        <h2 className={styles.only}>{t('nav:library')}</h2>
        <div className={styles.panel}>{library}</div>
      </aside>
    );
  }
  return (
    <aside className={styles.left} aria-label={t('side.label')}>
      {readOnly ? (
        <h2 className={styles.only}>{t('side.outline')}</h2>
      ) : (
        <div className={styles.tools}>
          {TOOLS.map((key) => (
            <button key={key} type="button" className={styles.tool} aria-pressed={key === tool} onClick={() => setTool(key)}>
              {t(`side.${key}`)}
            </button>
          ))}
        </div>
      )}
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        {tool === 'types' ? types : outline}
      </div>
    </aside>
  );
}
