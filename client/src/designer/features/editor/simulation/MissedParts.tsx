import { CheckCircleOutlined, InfoCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { Coverage, LogicItem, SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { logicWords } from '../../../shared/logic-words/logic-words';
import { useFindings } from '../logic/checks/useFindings';
import covered from './coverage.module.css';
import { type MissedList, type MissedPlace, missedPlaces } from './missed-places';
import { partTitle, QuestionLink } from './QuestionLink';
import styles from './simulation.module.css';

/** Maximum number of questions listed per kind, and of parts named per question. */
const MOST = 50;
const MOST_PARTS = 12;

const TITLES = { questions: 'missedQuestions', options: 'missedOptions', rows: 'missedRows', logic: 'missedLogic' } as const;

interface MissedPartsProps {
  surveyId: string;
  definition: SurveyDefinition;
  coverage: Coverage;
}

/** Missed places of each kind, with one line for each question. */
function MissedLists({ surveyId, definition, lists }: Omit<MissedPartsProps, 'coverage'> & { lists: readonly MissedList[] }) {
  const { t } = useTranslation('simulation');
  const { t: inLogic } = useTranslation('logic');
  const items = new Map<number, LogicItem>((definition.logic ?? []).map((item) => [item.id, item]));
  const nameOf = (kind: MissedList['kind'], nodeId: number, partId: number) => {
    if (kind !== 'logic') return partTitle(definition, nodeId, partId);
    const item = items.get(partId);
    return item ? logicWords(definition, item, inLogic) : '';
  };
  const namesOf = (kind: MissedList['kind'], { nodeId, parts }: MissedPlace) => {
    if (parts.length === 0) return undefined;
    const names = parts.slice(0, MOST_PARTS).map((partId) => nameOf(kind, nodeId, partId));
    const rest = parts.length - names.length;
    return [...names, ...(rest > 0 ? [t('more', { count: rest })] : [])].join(t(kind === 'logic' ? 'betweenRules' : 'between'));
  };
  return lists.map(({ kind, places }) => (
    <div key={kind}>
      <p className={covered.kind}>{t(TITLES[kind])}</p>
      <ul className={covered.list}>
        {places.slice(0, MOST).map((place) => (
          <li key={place.nodeId}>
            <QuestionLink surveyId={surveyId} definition={definition} nodeId={place.nodeId} part={namesOf(kind, place)} />
          </li>
        ))}
      </ul>
      {places.length > MOST && <p className={styles.hint}>{t('more', { count: places.length - MOST })}</p>}
    </div>
  ));
}

/** The parts that no simulated respondent reached: those that nobody can reach, and those that a larger sample may. Each leads to its question. */
export function MissedParts({ surveyId, definition, coverage }: MissedPartsProps) {
  const { t } = useTranslation('simulation');
  const findings = useFindings(definition);
  const { never, notYet } = missedPlaces(coverage, findings ?? []);
  if (never.length + notYet.length === 0) {
    return (
      <p className={covered.all}>
        <CheckCircleOutlined aria-hidden="true" /> {t('allReached')}
      </p>
    );
  }
  return (
    <div className={covered.missed}>
      <h4 className={covered.subtitle}>{t('missed')}</h4>
      {never.length > 0 && (
        <>
          <p className={covered.never}>
            <StopOutlined aria-hidden="true" /> {t('never')}
          </p>
          <MissedLists surveyId={surveyId} definition={definition} lists={never} />
        </>
      )}
      {notYet.length > 0 && (
        <>
          {findings && (
            <p className={covered.notYet}>
              <InfoCircleOutlined aria-hidden="true" /> {t('notYet', { count: coverage.respondents })}
            </p>
          )}
          <MissedLists surveyId={surveyId} definition={definition} lists={notYet} />
        </>
      )}
    </div>
  );
}
