import { memo, type MouseEvent } from 'react';
import { type Arc, arcAt } from './arcs';
import styles from './arcs.module.css';

interface ArcLinesProps {
  arcs: readonly Arc[];
  lanes: number;
  lines: number;
  /** Pixels; arcs are drawn without measuring anything. */
  height: number;
  /** Logic ids of the highlighted jumps. */
  lit: ReadonlySet<number>;
  /** The arc under the pointer. */
  onPoint: (arc: Arc | undefined) => void;
}

const LANE = 12;
const TURN = 5;
const TIP = 4;
/** Distance of the outgoing and the incoming arcs of one line from its middle. */
const APART = 4;
const EDGE = 14;

export const gutterOf = (lanes: number): number => (lanes === 0 ? 0 : lanes * LANE + 16);

function pathOf({ from, to, lane }: Arc, width: number, height: number): string {
  const x = width - EDGE - lane * LANE;
  const [top, bottom] = [(from + 0.5) * height + APART, (to + 0.5) * height - APART];
  const line = `M${width} ${top}H${x + TURN}Q${x} ${top} ${x} ${top + TURN}V${bottom - TURN}Q${x} ${bottom} ${x + TURN} ${bottom}H${width - 2}`;
  return `${line}M${width - TIP - 1} ${bottom - TIP}l${TIP} ${TIP}l${-TIP} ${TIP}`;
}

/** Jumps as arcs beside the lines. For screen readers, the lines and the panel describe them. All quiet arcs are one path, so that many cost little. */
export const ArcLines = memo(({ arcs, lanes, lines, height, lit, onPoint }: ArcLinesProps) => {
  const width = gutterOf(lanes);
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    // The box has the zoom of the map in it, the lanes do not.
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    onPoint(arcAt(arcs, Math.round((width - EDGE - x) / LANE), ((clientY - box.top) / box.height) * lines));
  };
  return (
    <svg
      className={styles.arcs}
      width={width}
      height={lines * height}
      aria-hidden="true"
      onMouseMove={point}
      onMouseLeave={() => onPoint(undefined)}
    >
      <path
        d={arcs
          .filter(({ logicId }) => !lit.has(logicId))
          .map((arc) => pathOf(arc, width, height))
          .join('')}
      />
      {arcs
        .filter(({ logicId }) => lit.has(logicId))
        .map((arc) => (
          <g key={`${arc.from}/${arc.logicId}`} data-lit>
            <path d={pathOf(arc, width, height)} />
          </g>
        ))}
    </svg>
  );
});
ArcLines.displayName = 'ArcLines';
