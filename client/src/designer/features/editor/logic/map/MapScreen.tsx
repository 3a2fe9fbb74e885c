import { findingsOf, pathOf, type SurveyDefinition, surveyMap } from '@wence/schema';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../../../shared/QuietSwitch';
import { useFindings } from '../checks/useFindings';
import { endRow } from './arcs';
import styles from './map.module.css';
import { MapList } from './MapList';
import { MapPanel } from './MapPanel';
import { PathPanel } from './PathPanel';
import { countFindings, highlightPath, highlightQuestion, NO_HIGHLIGHT, rowsOf } from './map-rows';
import { RelationsPanel } from './RelationsPanel';

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
  const [choices, setChoices] = useState(NO_CHOICES);
  const findings = useFindings(definition);
  const map = useMemo(() => surveyMap(definition), [definition]);
  const rows = useMemo(() => rowsOf(definition, map), [definition, map]);
  const counts = useMemo(() => countFindings(findings), [findings]);
  const path = useMemo(() => pathOf(map, choices), [map, choices]);
  const stop = map.stops.find(({ nodeId }) => nodeId === selected);
  const lit = useMemo(() => {
    if (mode === 'path') return highlightPath(map, path);
    return stop ? highlightQuestion(definition, stop) : NO_HIGHLIGHT;
  }, [definition, map, mode, path, stop]);
  const select = useCallback((nodeId: number) => {
    setMode('ties');
    setSelected(nodeId);
  }, []);

  const choose = (nodeId: number, logicId: number) => setChoices(new Map(choices).set(nodeId, logicId));
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('map.title')}</h2>
        <p className={styles.lead}>{t('map.lead')}</p>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      <div className={styles.list}>
        <MapList map={map} rows={rows} lit={lit} findings={counts} end={mode === 'path' ? endRow(map, path.end) : null} onSelect={select} />
      </div>
      {mode === 'path' && (
        <MapPanel>
          <PathPanel definition={definition} map={map} path={path} onChoose={choose} onReset={() => setChoices(NO_CHOICES)} />
        </MapPanel>
      )}
      {mode === 'ties' && (
        <MapPanel onClose={stop && (() => setSelected(null))}>
          {stop && (
            <RelationsPanel
              definition={definition}
              stop={stop}
              stops={map.stops}
              findings={findingsOf(findings ?? [], stop.nodeId)}
              onSelect={select}
            />
          )}
          {!stop && <p className={styles.pick}>{t('map.pick')}</p>}
        </MapPanel>
      )}
    </div>
  );
}
