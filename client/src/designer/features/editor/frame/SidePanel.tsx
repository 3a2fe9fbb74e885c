import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isLibraryVisible } from '../../../shared/routes';
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

const TOOLS = ['types', 'outline'] as const;
type Tool = (typeof TOOLS)[number];

/** The panel beside the canvas: question types, outline or question library. In read-only mode there are no types. */
export function SidePanel({ types, outline, library, readOnly }: Pick<EditorParts, 'types' | 'outline' | 'library' | 'readOnly'>) {
  const { t } = useTranslation(['editor', 'nav']);
  const showsLibrary = useLibraryVisible();
  const [wanted, setTool] = useState<Tool>('types');
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
      <div className={styles.panel}>{tool === 'types' ? types : outline}</div>
    </aside>
  );
}
