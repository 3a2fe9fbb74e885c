import { CheckCircleOutlined } from '@ant-design/icons';
import { type Coverage, type LogicItem, uncoveredParts, type SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { logicWords } from '../../../shared/logic-words/logic-words';
import covered from './coverage.module.css';
import { partTitle, QuestionLink } from './QuestionLink';
import styles from './simulation.module.css';

/** Maximum number of entries listed per kind. */
const MOST = 50;

interface MissedPartsProps {
  surveyId: string;
  definition: SurveyDefinition;
  coverage: Coverage;
}

interface Place {
  readonly nodeId: number;
  /** Name of the part; absent if the whole question was missed. */
  readonly part?: string;
}

/** The parts that no simulated respondent reached, each linked to its question in the editor. */
export function MissedParts({ surveyId, definition, coverage }: MissedPartsProps) {
  const { t } = useTranslation('simulation');
  const { t: inLogic } = useTranslation('logic');
  const { questions, options, rows, logic } = uncoveredParts(coverage);
  const items = new Map<number, LogicItem>((definition.logic ?? []).map((item) => [item.id, item]));
  const kinds: readonly { readonly title: string; readonly places: readonly Place[] }[] = [
    { title: t('missedQuestions'), places: questions.map(({ nodeId }) => ({ nodeId })) },
    {
      title: t('missedOptions'),
      places: options.map(({ nodeId, optionId }) => ({ nodeId, part: partTitle(definition, nodeId, optionId) })),
    },
    { title: t('missedRows'), places: rows.map(({ nodeId, rowId }) => ({ nodeId, part: partTitle(definition, nodeId, rowId) })) },
    {
      title: t('missedLogic'),
      places: logic.map(({ nodeId, logicId }) => {
        const item = items.get(logicId);
        return item ? { nodeId, part: logicWords(definition, item, inLogic) } : { nodeId };
      }),
    },
  ].filter(({ places }) => places.length > 0);

  if (kinds.length === 0) {
    return (
      <p className={covered.all}>
        <CheckCircleOutlined aria-hidden="true" /> {t('allReached')}
      </p>
    );
  }
  return (
    <div className={covered.missed}>
      <h4 className={covered.subtitle}>{t('missed')}</h4>
      {kinds.map(({ title, places }) => (
        <div key={title}>
          <p className={covered.kind}>{title}</p>
          <ul className={covered.list}>
            {places.slice(0, MOST).map(({ nodeId, part }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The list is told anew as a whole.
              <li key={place}>
                <QuestionLink surveyId={surveyId} definition={definition} nodeId={nodeId} part={part} />
              </li>
            ))}
          </ul>
          {places.length > MOST && <p className={styles.hint}>{t('more', { count: places.length - MOST })}</p>}
        </div>
      ))}
    </div>
  );
}
