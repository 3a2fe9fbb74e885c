import type { SurveyMap } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArcLines, gutterOf } from './ArcLines';
import { arcsOf } from './arcs';
import type { Lit } from './lit';
import { RowButton } from './RowButton';
import type { MapRow } from './rows';
import styles from './rows.module.css';

interface MapListProps {
  map: SurveyMap;
  rows: readonly MapRow[];
  lit: Lit;
  findings: ReadonlyMap<number, number>;
  /** Place of the end that is reached; null: none in particular. */
  end: number | null;
  onSelect: (nodeId: number) => void;
}

/** The questions from first to last and the ends behind them, with the jumps beside them. */
export const MapList = ({ map, rows, lit, findings, end, onSelect }: MapListProps) => {
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
            tie={lit.ties.get(row.nodeId) ?? 'none'}
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
};
