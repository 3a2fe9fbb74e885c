import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/chip/Chip';
import styles from './ColumnChooser.module.css';
import type { QuestionColumn } from './columns';

interface ColumnChooserProps {
  columns: readonly QuestionColumn[];
  shown: readonly QuestionColumn[];
  /** Nobody has chosen yet. */
  isUsual: boolean;
  /** Null: back to the usual ones. */
  onChoose: (nodeIds: readonly number[] | null) => void;
}

/** So many questions are looked through at a glance. */
const AT_A_GLANCE = 8;

/** Which questions the table shows. */
export function ColumnChooser({ columns, shown, isUsual, onChoose }: ColumnChooserProps) {
  const { t } = useTranslation('response');
  const [keyword, setKeyword] = useState('');
  const chosen = new Set(shown.map(({ nodeId }) => nodeId));
  const wanted = keyword.trim().toLowerCase();
  const found = columns.filter(({ code, title }) => `${code} ${title}`.toLowerCase().includes(wanted));

  const toggle = (nodeId: number, isShown: boolean) =>
    onChoose(columns.map((column) => column.nodeId).filter((id) => (id === nodeId ? isShown : chosen.has(id))));

  return (
    <Chip name={t('columns.count', { count: shown.length })} value={null} align="end">
      {() => (
        <>
          {columns.length > AT_A_GLANCE && (
            <Input
              type="search"
              value={keyword}
              placeholder={t('columns.search')}
              aria-label={t('columns.search')}
              onChange={({ target }) => setKeyword(target.value)}
            />
          )}
          <div className={styles.questions}>
            {found.map(({ nodeId, code, title, isRetired }) => (
              <label key={nodeId} className={styles.question}>
                <input type="checkbox" checked={chosen.has(nodeId)} onChange={({ target }) => toggle(nodeId, target.checked)} />
                <span>
                  <span className={styles.code}>{code}</span> {title}{' '}
                  {isRetired && <span className={styles.quiet}>{t('columns.retired')}</span>}
                </span>
              </label>
            ))}
            {found.length === 0 && <p className={styles.quiet}>{t('columns.none')}</p>}
          </div>
          <Button size="small" disabled={isUsual} onClick={() => onChoose(null)}>
            {t('columns.usual')}
          </Button>
        </>
      )}
    </Chip>
  );
}
