import { RightOutlined } from '@ant-design/icons';
import { logicOf, type SurveyDefinition, type SurveyMap } from '@wence/schema';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logicWords } from '../../../../shared/logic-words/logic-words';
import { useMedia } from '../../../../shared/useMedia';
import { ArcLines, gutterOf } from './ArcLines';
import { type Arc, arcsOf } from './arcs';
import arcStyles from './arcs.module.css';
import { type MapLine, linesOf } from './map-lines';
import type { MapHighlight, MapRow } from './map-rows';
import { type Arrow, RowLine } from './RowLine';
import styles from './rows.module.css';
import type { PageFolds } from './usePageFolds';
import { WHOLE } from './zoom';

/** Height of a line in pixels; `rows.module.css` has the same. */
const LINE = { mouse: 28, touch: 44 } as const;

interface MapListProps {
  definition: SurveyDefinition;
  map: SurveyMap;
  rows: readonly MapRow[];
  lit: MapHighlight;
  findings: ReadonlyMap<number, number>;
  /** Place of the end that the path reaches; null if no end is highlighted. */
  end: number | null;
  arrow: Arrow | null;
  folds: PageFolds;
  /** Percent. */
  zoom: number;
  onSelect: (nodeId: number) => void;
  onArrow: (arrow: Arrow | null) => void;
}

const NONE_FOLDED: ReadonlySet<number> = new Set();

/** The pages, questions and ends of the survey as a list, with jumps as arcs. On paper nothing is folded, and the zoom does not matter. */
export function MapList({ definition, map, rows, lit, findings, end, arrow, folds, zoom, onSelect, onArrow }: MapListProps) {
  const { t } = useTranslation('logic');
  const isOnPaper = useMedia('print');
  const height = useMedia('(pointer: coarse)') && !isOnPaper ? LINE.touch : LINE.mouse;
  const [pointed, setPointed] = useState<Arrow | null>(null);
  const { pages, toggle } = folds;
  const folded = isOnPaper ? NONE_FOLDED : folds.folded;
  const hasScreening = useMemo(() => map.stops.some(({ ways }) => ways.some((way) => way.end === -1)), [map]);
  const { lines, lineAt } = useMemo(() => linesOf(rows, pages, folded, hasScreening ? 2 : 1), [rows, pages, folded, hasScreening]);
  const { arcs, lanes } = useMemo(() => arcsOf(map, lineAt), [map, lineAt]);
  const told = pointed ?? arrow;
  const jumps = useMemo(() => (pointed ? new Set([...lit.jumps, pointed.logicId]) : lit.jumps), [lit, pointed]);
  const actions = useMemo(() => ({ onSelect, onArrow, onPoint: setPointed }), [onSelect, onArrow]);
  const pointAtArc = useCallback(
    (arc: Arc | undefined) => {
      const from = arc && rows.find((row) => row.jumps.some(({ item }) => item.id === arc.logicId));
      setPointed(arc && from ? { nodeId: from.nodeId, logicId: arc.logicId } : null);
    },
    [rows],
  );

  const lineOf = (line: MapLine) => {
    if (line.kind === 'page') return <PageLine key={`page-${line.page.id}`} line={line} onToggle={toggle} />;
    if (line.kind === 'stop') {
      const { row } = line;
      return (
        <RowLine
          key={row.nodeId}
          definition={definition}
          row={row}
          tie={lit.relations.get(row.nodeId) ?? 'none'}
          findings={findings.get(row.nodeId) ?? 0}
          arrow={arrow?.nodeId === row.nodeId ? arrow.logicId : null}
          actions={actions}
        />
      );
    }
    const { place } = line;
    return (
      <li key={`end-${place}`} className={styles.row} data-end data-tie={end === null || end === place ? 'none' : 'off'}>
        <span className={styles.end}>{t(place === rows.length ? 'map.end' : 'map.screened')}</span>
      </li>
    );
  };
  const rule = told && logicOf(definition).find(({ id }) => id === told.logicId);
  const toldLine = lineAt[rows.findIndex(({ nodeId }) => nodeId === told?.nodeId)] ?? 0;
  return (
    <div className={styles.map} style={{ zoom: isOnPaper ? 1 : zoom / WHOLE }}>
      <div className={styles.drawing}>
        <ArcLines arcs={arcs} lanes={lanes} lines={lines.length} height={height} lit={jumps} onPoint={pointAtArc} />
        <ol className={styles.rows} style={{ marginInlineStart: gutterOf(lanes) }} aria-label={t('map.list')}>
          {lines.map(lineOf)}
        </ol>
        {rule && (
          <p className={arcStyles.tip} style={{ insetBlockStart: (toldLine + 1) * height }} aria-hidden="true">
            {logicWords(definition, rule, t)}
          </p>
        )}
      </div>
    </div>
  );
}

interface PageLineProps {
  line: Extract<MapLine, { kind: 'page' }>;
  onToggle: (pageId: number) => void;
}

/** The heading of a page, which folds it. */
function PageLine({ line: { page, isFolded }, onToggle }: PageLineProps) {
  const { t } = useTranslation('logic');
  const { id, number, title, from, until } = page;
  return (
    <li className={styles.row} data-page>
      <h3 className={styles.band}>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={() => onToggle(id)}>
          <RightOutlined className={styles.turn} aria-hidden="true" />
          <span className={styles.name}>
            {t('map.page', { number })} {title}
          </span>
          <span className={styles.marks}>{t('map.size', { count: until - from })}</span>
        </button>
      </h3>
    </li>
  );
}
