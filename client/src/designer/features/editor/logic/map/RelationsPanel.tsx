import {
  impactOf,
  dependenciesOf,
  type Finding,
  findNode,
  readableText,
  type Stop,
  type SurveyDefinition,
  type NodeRelations,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { FindingList, RuleLink } from '../checks/CheckList';
import { screenOf } from '../words/logic-screens';
import { questionWords, wayWords } from '../../../../shared/logic-words/logic-words';
import styles from './panel.module.css';

interface RelationsPanelProps {
  definition: SurveyDefinition;
  stop: Stop;
  stops: readonly Stop[];
  findings: readonly Finding[];
  onSelect: (nodeId: number) => void;
}

/** The dependencies and next steps of one question, as sentences that link to their rules. */
export function RelationsPanel({ definition, stop, stops, findings, onSelect }: RelationsPanelProps) {
  const { t } = useTranslation('logic');
  const { nodeId, role, ways } = stop;
  const node = findNode(definition, nodeId);
  return (
    <>
      <h3 className={styles.title}>
        <span className={styles.code}>{node?.code}</span> {readableText(node?.title ?? '')}
      </h3>
      {findings.length > 0 && <FindingList definition={definition} findings={findings} />}
      <RelationSection definition={definition} side="on" relations={dependenciesOf(definition, nodeId)} onSelect={onSelect} />
      <RelationSection definition={definition} side="about" relations={impactOf(definition, nodeId)} onSelect={onSelect} />
      {role !== 'container' && (
        <>
          <h4 className={styles.side}>{t('map.ways')}</h4>
          <ul className={styles.sentences}>
            {ways.map((way) => (
              <li key={way.item?.id ?? 'next'}>
                {way.item ? <RuleLink definition={definition} rule={way.item} /> : wayWords(definition, stops, way, t)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface SideProps {
  definition: SurveyDefinition;
  side: 'on' | 'about';
  relations: NodeRelations;
  onSelect: (nodeId: number) => void;
}

function RelationSection({ definition, side, relations: { rules, texts, nodeIds }, onSelect }: SideProps) {
  const { t } = useTranslation('logic');
  return (
    <>
      <h4 className={styles.side}>{t(`map.side.${side}`)}</h4>
      {nodeIds.length + rules.length === 0 && <p className={styles.none}>{t(`map.free.${side}`)}</p>}
      <ul className={styles.sentences}>
        {rules.map((rule) => (
          <li key={rule.id}>
            {/* Sentences about options do not name their question, so its code is added. */}
            {screenOf(rule) === 'option' && <span className={styles.code}>{findNode(definition, rule.nodeId)?.code} </span>}
            <RuleLink definition={definition} rule={rule} />
          </li>
        ))}
        {texts.map((id) => (
          <li key={id}>{t(`map.text.${side}`, { question: questionWords(definition, id, t) })}</li>
        ))}
      </ul>
      {nodeIds.length > 0 && (
        <ul className={styles.nodes} aria-label={t(`map.nodes.${side}`)}>
          {nodeIds.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={styles.node}
                title={readableText(findNode(definition, id)?.title ?? '')}
                onClick={() => onSelect(id)}
              >
                {findNode(definition, id)?.code}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
