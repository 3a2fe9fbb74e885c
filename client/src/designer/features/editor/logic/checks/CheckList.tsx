import type { Finding, LogicItem, SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addFindingTexts, findingWords, rulesOf } from '../../../../shared/launch/check/finding-words';
import { previewStateOf } from '../../../../shared/preview-state';
import { optionLogicUrl, previewUrl, questionLogicUrl } from '../../../../shared/routes';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { ruleId, screenOf } from '../words/logic-screens';
import { logicWords } from '../../../../shared/logic-words/logic-words';
import styles from './CheckList.module.css';
import { witnessWords } from './witness-words';

const URLS = { question: questionLogicUrl, option: optionLogicUrl } as const;

/** A rule as a sentence that links to the rule. */
export function RuleLink({ definition, rule }: { definition: SurveyDefinition; rule: LogicItem }) {
  const { t } = useTranslation('logic');
  const surveyId = useSurveyId();
  return <Link to={{ pathname: URLS[screenOf(rule)](surveyId), hash: ruleId(rule.id) }}>{logicWords(definition, rule, t)}</Link>;
}

addFindingTexts();

/** One finding as a sentence, with what shows it: answers with which it happens, or the rules that rule it out together. */
function FindingItem({ definition, finding }: { definition: SurveyDefinition; finding: Finding }) {
  const { t } = useTranslation('logic');
  const { t: words } = useTranslation('finding');
  const surveyId = useSurveyId();
  const { severity, witness } = finding;
  const preview = previewStateOf(finding);
  const rules = rulesOf(definition, finding);
  return (
    <li className={styles.finding} data-severity={severity}>
      <span className={styles.severity}>{t(`check.${severity}`)}</span>
      <div>
        <p className={styles.text}>{findingWords(definition, finding, words)}</p>
        {witness && <p className={styles.proof}>{witnessWords(definition, witness, t)}</p>}
        {preview && (
          <p className={styles.proof}>
            <Link to={previewUrl(surveyId)} state={preview}>
              {words('preview')}
            </Link>
          </p>
        )}
        {rules.length > 0 && (
          <ul className={styles.proof} aria-label={t('check.rules')}>
            {rules.map((rule) => (
              <li key={rule.id}>
                <RuleLink definition={definition} rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

interface CheckListProps {
  definition: SurveyDefinition;
  /** Null: not looked at yet. */
  findings: readonly Finding[] | null;
}

/** Summary and list of what the launch check finds in the current survey. */
export function CheckList({ definition, findings }: CheckListProps) {
  const { t } = useTranslation('logic');
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (findings?.length ?? 0) - errors;
  const isClean = findings !== null && findings.length === 0;
  return (
    <section className={styles.checks} aria-label={t('check.title')}>
      <output className={styles.sum}>
        {findings === null && t('check.looking')}
        {isClean && t('check.clean')}
        {findings !== null && !isClean && t('check.sum', { errors, warnings })}
      </output>
      {findings !== null && !isClean && (
        <details className={styles.details}>
          <summary>{t('check.open')}</summary>
          <FindingList definition={definition} findings={findings} />
        </details>
      )}
    </section>
  );
}

/** A list of findings. */
export const FindingList = ({ definition, findings }: { definition: SurveyDefinition; findings: readonly Finding[] }) => (
  <ul className={styles.list}>
    {findings.map((finding, place) => (
      <FindingItem key={`${finding.code}/${place}`} definition={definition} finding={finding} />
    ))}
  </ul>
);
