import type { Path, Stop, SurveyDefinition, SurveyMap } from '@wence/schema';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionWords, wayWords } from '../../../../shared/logic-words/logic-words';
import styles from './panel.module.css';

interface PathPanelProps {
  definition: SurveyDefinition;
  map: SurveyMap;
  path: Path;
  /** A jump by its logic id, or 0 to continue with the next question. */
  onChoose: (nodeId: number, logicId: number) => void;
  onReset: () => void;
}

const NEXT = 0;
const OUTCOMES = { '0': 'end', '-1': 'screened' } as const;

const outcomeOf = ({ end }: Path) => (end === null ? 'behind' : OUTCOMES[end]);
const isAsked = ({ role }: Stop): boolean => role !== 'container';

/** One path, chosen fork by fork: earlier choices determine the later forks. */
export function PathPanel({ definition, map, path, onChoose, onReset }: PathPanelProps) {
  const { t } = useTranslation('logic');
  const name = useId();
  const met = new Set(path.nodeIds);
  const asked = map.stops.filter(isAsked);
  const passed = asked.filter(({ nodeId }) => met.has(nodeId)).length;
  return (
    <>
      <h3 className={styles.title}>{t('map.path')}</h3>
      <p className={styles.none}>{t(path.forks.length > 0 ? 'map.pathHelp' : 'map.noForks')}</p>
      {path.forks.map(({ stop, way }) => {
        const id = `${name}-${stop.nodeId}`;
        return (
          <div key={stop.nodeId} className={styles.fork}>
            <h4 id={id} className={styles.side}>
              {t('map.after', { question: questionWords(definition, stop.nodeId, t) })}
            </h4>
            <div className={styles.ways} role="radiogroup" aria-labelledby={id}>
              {stop.ways.map((each) => (
                <label key={each.item?.id ?? NEXT} className={styles.way}>
                  <input type="radio" name={id} checked={each === way} onChange={() => onChoose(stop.nodeId, each.item?.id ?? NEXT)} />
                  <span>{wayWords(definition, map.stops, each, t)}</span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
      <output className={styles.outcome}>
        {t('map.passes', { n: passed, total: asked.length })} {t(`map.outcome.${outcomeOf(path)}`)}
      </output>
      {path.jumps.length > 0 && (
        <Button size="small" onClick={onReset}>
          {t('map.reset')}
        </Button>
      )}
    </>
  );
}
