import { WarningOutlined } from '@ant-design/icons';
import type { SurveyMap } from '@wence/schema';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArcLines, gutterOf } from './ArcLines';
import { arcsOf } from './arcs';
import type { MapHighlight, MapRow, RowRelation } from './map-rows';
import styles from './rows.module.css';

interface RowButtonProps {
  row: MapRow;
  tie: RowRelation;
  findings: number;
  onSelect: (nodeId: number) => void;
}

/** One question on the map: its title, its dependencies, and its relation to the selected question. */
const RowButton = memo(({ row, tie, findings, onSelect }: RowButtonProps) => {
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

interface MapListProps {
  map: SurveyMap;
  rows: readonly MapRow[];
  lit: MapHighlight;
  findings: ReadonlyMap<number, number>;
  /** Place of the end that the path reaches; null if no end is highlighted. */
  end: number | null;
  onSelect: (nodeId: number) => void;
}

/** The questions and ends of the survey as a list, with jumps as arcs. */
export function MapList({ map, rows, lit, findings, end, onSelect }: MapListProps) {
  const { t } = useTranslation('logic');
  const { arcs, lanes } = useMemo(() => arcsOf(map), [map]);
  const isScreening = arcs.some(({ to }) => to > rows.length);
  const ends = [
    { place: rows.length, words: t('map.end') },
    ...(isScreening ? [{ place: rows.length + 1, words: t('map.screened') }] : []),
  ];
  return (
    <div className={styles.map}>
      <ArcLines arcs={arcs} lanes={lanes} rows={rows.length + ends.length} lit={lit.jumps} />
      <ol className={styles.rows} style={{ marginInlineStart: gutterOf(lanes) }} aria-label={t('map.list')}>
        {rows.map((row) => (
          <RowButton
            key={row.nodeId}
            row={row}
            tie={lit.relations.get(row.nodeId) ?? 'none'}
            findings={findings.get(row.nodeId) ?? 0}
            onSelect={onSelect}
          />
        ))}
        {ends.map(({ place, words }) => (
          <li key={place} className={styles.row} data-end data-tie={end === null || end === place ? 'none' : 'off'}>
            <span className={styles.end}>{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
