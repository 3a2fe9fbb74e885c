import { WarningOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rows.module.css';
import type { MapRow, RowTie } from './rows';

interface RowButtonProps {
  row: MapRow;
  tie: RowTie;
  findings: number;
  onSelect: (nodeId: number) => void;
}

/** One question on the map: what it is called, what of it depends on others, and how it stands to the selected one. */
export const RowButton = memo(({ row, tie, findings, onSelect }: RowButtonProps) => {
  const { t } = useTranslation('logic');
  const { nodeId, role, depth, code, title, dependents, jumps } = row;
  const marks = [...(jumps > 0 ? [t('map.jumps', { n: jumps })] : []), ...dependents.map((each) => t(`map.dependent.${each}`))];
  return (
    <li className={styles.row} data-tie={tie} data-role={role}>
      <button
        type="button"
        className={styles.stop}
        style={{ marginInlineStart: Math.min(depth, 3) * 16 }}
        aria-pressed={tie === 'self'}
        onClick={() => onSelect(nodeId)}
      >
        <span className={styles.name}>
          <span className={styles.code}>{code}</span> {title}
        </span>
        {(tie === 'on' || tie === 'about') && <span className={styles.tie}>{t(`map.tie.${tie}`)}</span>}
        {tie === 'off' && <span className="visually-hidden">{t('map.tie.off')}</span>}
        {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
        {findings > 0 && (
          <span className={styles.findings}>
            <WarningOutlined aria-hidden="true" /> {t('map.findings', { n: findings })}
          </span>
        )}
      </button>
    </li>
  );
});
RowButton.displayName = 'RowButton';
