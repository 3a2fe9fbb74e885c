import { memo } from 'react';
import type { Arc } from './arcs';
import styles from './rows.module.css';

interface ArcLinesProps {
  arcs: readonly Arc[];
  lanes: number;
  rows: number;
  /** Logic ids of the highlighted jumps; if there are any, the others are dimmed. */
  lit: ReadonlySet<number>;
}

/** The height of a row (`rows.module.css` has the same): arcs are drawn without measuring anything. */
const ROW = 60;
const LANE = 12;
const TURN = 6;
const TIP = 5;

export const gutterOf = (lanes: number): number => (lanes === 0 ? 0 : lanes * LANE + 16);

/** Jumps as arcs beside the rows. For screen readers, the rows and the panel describe them. */
export const ArcLines = memo(({ arcs, lanes, rows, lit }: ArcLinesProps) => {
  const width = gutterOf(lanes);
  return (
    <svg className={styles.arcs} width={width} height={rows * ROW} aria-hidden="true">
      {arcs.map(({ logicId, from, to, lane }) => {
        const x = width - 14 - lane * LANE;
        const [top, bottom] = [from * ROW + ROW / 2 + 8, to * ROW + ROW / 2 - 8];
        const line = `M${width} ${top}H${x + TURN}Q${x} ${top} ${x} ${top + TURN}V${bottom - TURN}Q${x} ${bottom} ${x + TURN} ${bottom}H${width - 2}`;
        const tip = `M${width - TIP - 1} ${bottom - TIP}l${TIP} ${TIP}l${-TIP} ${TIP}`;
        return (
          <g key={`${from}/${logicId}`} className={styles.arc} data-lit={lit.has(logicId) || undefined}>
            <path d={line} />
            <path d={tip} />
          </g>
        );
      })}
    </svg>
  );
});
ArcLines.displayName = 'ArcLines';
