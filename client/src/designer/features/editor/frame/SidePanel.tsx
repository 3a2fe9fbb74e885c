import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLibraryVisible } from '../library/useLibraryVisible';
import styles from './frame.module.css';
import type { EditorParts } from './parts';

const TOOLS = ['types', 'outline'] as const;
type Tool = (typeof TOOLS)[number];

/** What one works with beside the canvas: the types to add, the survey in short, or the question library. Who may not edit has no types. */
export const SidePanel = ({ types, outline, library, readOnly }: Pick<EditorParts, 'types' | 'outline' | 'library' | 'readOnly'>) => {
  const { t } = useTranslation(['editor', 'nav']);
  const isLibraryVisible = useLibraryVisible();
  const [wanted, setTool] = useState<Tool>('types');
  const tool = readOnly ? 'outline' : wanted;
  if (isLibraryVisible) {
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
};
