import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';
import type { EditorParts } from './parts';

type Tool = 'types' | 'outline';
const ICONS = { types: <AppstoreOutlined aria-hidden="true" />, outline: <UnorderedListOutlined aria-hidden="true" /> };

/** The bar of tools on the left, and the tool that is open. */
export const SidePanel = ({ types, outline, readOnly }: Pick<EditorParts, 'types' | 'outline' | 'readOnly'>) => {
  const { t } = useTranslation('editor');
  const [wanted, setTool] = useState<Tool>('types');
  const tools: readonly Tool[] = readOnly ? ['outline'] : ['types', 'outline'];
  const tool = readOnly ? 'outline' : wanted;
  return (
    <aside className={styles.left} aria-label={t('side.label')}>
      <div className={styles.bar}>
        {tools.map((key) => (
          <button key={key} type="button" className={styles.tool} aria-pressed={key === tool} onClick={() => setTool(key)}>
            {ICONS[key]}
            <span className={styles.toolName}>{t(`side.${key}`)}</span>
          </button>
        ))}
      </div>
      <div className={styles.panel}>{tool === 'types' ? types : outline}</div>
    </aside>
  );
};
