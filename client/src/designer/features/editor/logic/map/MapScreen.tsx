import { findingsOf, pathOf, type SurveyDefinition, surveyMap } from '@wence/schema';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../../../shared/QuietSwitch';
import { useFindings } from '../checks/useFindings';
import { endPlace } from './arcs';
import styles from './map.module.css';
import { MapList } from './MapList';
import { MapPanel } from './MapPanel';
import { MapTools } from './MapTools';
import { PathPanel } from './PathPanel';
import { countFindings, highlightPath, highlightQuestion, NO_HIGHLIGHT, rowsOf } from './map-rows';
import { RelationsPanel } from './RelationsPanel';
import type { Arrow } from './RowLine';
import { useMapZoom } from './useMapZoom';
import { usePageFolds } from './usePageFolds';

type MapMode = 'ties' | 'path';

const MODES = ['ties', 'path'] as const;

/** Switches between the two views of the map. */
function ModeSwitch({ mode, onChange }: { mode: MapMode; onChange: (mode: MapMode) => void }) {
  const { t } = useTranslation('logic');
  const choices = MODES.map((key) => ({ key, name: t(`map.${key}`) }));
  return <QuietSwitch label={t('map.mode')} choices={choices} chosen={mode} onChange={onChange} />;
}

/** No choices: every fork continues with the next question. */
const NO_CHOICES: ReadonlyMap<number, number> = new Map();

/** All questions in order with the jumps between them; beside them the dependencies of the selected one, or one path from fork to fork. */
export function MapScreen({ definition }: { definition: SurveyDefinition }) {
  const { t } = useTranslation('logic');
  const [mode, setMode] = useState<MapMode>('ties');
  const [selected, setSelected] = useState<number | null>(null);
  const [arrow, setArrow] = useState<Arrow | null>(null);
  const [choices, setChoices] = useState(NO_CHOICES);
  const area = useRef<HTMLDivElement>(null);
  const zoomed = useMapZoom(area);
  const folds = usePageFolds(definition);
  const findings = useFindings(definition);
  const map = useMemo(() => surveyMap(definition), [definition]);
  const rows = useMemo(() => rowsOf(definition, map), [definition, map]);
  const counts = useMemo(() => countFindings(findings), [findings]);
  const path = useMemo(() => pathOf(map, choices), [map, choices]);
  const stop = map.stops.find(({ nodeId }) => nodeId === selected);
  const lit = useMemo(() => {
    if (mode === 'path') return highlightPath(map, path);
    if (!stop) return NO_HIGHLIGHT;
    const tied = highlightQuestion(definition, stop);
    return arrow ? { ...tied, jumps: new Set([arrow.logicId]) } : tied;
  }, [arrow, definition, map, mode, path, stop]);
  const select = useCallback((nodeId: number | null) => {
    setMode('ties');
    setArrow(null);
    setSelected(nodeId);
  }, []);
  const chooseArrow = useCallback((chosen: Arrow | null) => {
    setMode('ties');
    setArrow(chosen);
    if (chosen) setSelected(chosen.nodeId);
  }, []);
  const changeMode = (next: MapMode) => {
    setMode(next);
    setArrow(null);
  };
  /** Unfolds the page of a question that the panel leads to. */
  const goTo = (nodeId: number) => {
    folds.reveal(map.stops.findIndex((each) => each.nodeId === nodeId));
    select(nodeId);
  };

  const choose = (nodeId: number, logicId: number) => setChoices(new Map(choices).set(nodeId, logicId));
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('map.title')}</h2>
        <p className={styles.lead}>{t('map.lead')}</p>
        <div className={styles.bar}>
          <ModeSwitch mode={mode} onChange={changeMode} />
          <MapTools zoomed={zoomed} isAllFolded={folds.isAllFolded} onFoldAll={folds.foldAll} />
        </div>
      </div>
      <div ref={area} className={styles.list}>
        <MapList
          definition={definition}
          map={map}
          rows={rows}
          lit={lit}
          findings={counts}
          end={mode === 'path' ? endPlace(map, path.end) : null}
          arrow={arrow}
          folds={folds}
          zoom={zoomed.zoom}
          onSelect={select}
          onArrow={chooseArrow}
        />
      </div>
      {mode === 'path' && (
        <MapPanel>
          <PathPanel definition={definition} map={map} path={path} onChoose={choose} onReset={() => setChoices(NO_CHOICES)} />
        </MapPanel>
      )}
      {mode === 'ties' && (
        <MapPanel onClose={stop && (() => select(null))}>
          {stop && (
            <RelationsPanel
              definition={definition}
              stop={stop}
              stops={map.stops}
              findings={findingsOf(findings ?? [], stop.nodeId)}
              onSelect={goTo}
            />
          )}
          {!stop && <p className={styles.pick}>{t('map.pick')}</p>}
        </MapPanel>
      )}
    </div>
  );
}
