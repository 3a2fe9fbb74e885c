import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';
import type { EditorParts } from './parts';

const TOOLS = ['types', 'outline'] as const;
type Tool = (typeof TOOLS)[number];

/** What one works with beside the canvas: the types to add, or the survey in short. Who may not edit has only the latter. */
export const SidePanel = ({ types, outline, readOnly }: Pick<EditorParts, 'types' | 'outline' | 'readOnly'>) => {
  const { t } = useTranslation('editor');
  const [wanted, setTool] = useState<Tool>('types');
  const tool = readOnly ? 'outline' : wanted;
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
