import { type Finding, findNode, readableText, type SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { optionLogicUrl, previewUrl, questionLogicUrl } from '../../../../routes';
import { previewStateOf } from '../../../../shared/preview-state';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { screenOf } from '../logic-of-kind';
import { logicWords } from '../logic-words';
import styles from './checks.module.css';
import { ruleId } from './rule-id';
import { witnessWords } from './witness-words';

const URLS = { question: questionLogicUrl, option: optionLogicUrl } as const;

/** One finding as a sentence, with what shows it: answers with which it happens, or the rules that rule it out together. */
export const FindingItem = ({ definition, finding }: { definition: SurveyDefinition; finding: Finding }) => {
  const { t } = useTranslation(['logic', 'common']);
  const surveyId = useSurveyId();
  const { code, severity, nodeId, witness, conflict = [], logicId, otherId } = finding;
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  // Of texts without a question around them, the welcome text is the one that inserts answers.
  const subject = node ? `${node.code} ${readableText(node.title)}` : t('common:finding.welcome');
  const named = new Set([...conflict, ...[logicId, otherId].flatMap((id) => id ?? [])]);
  const preview = previewStateOf(finding);
  const rules = (definition.logic ?? []).filter(({ id }) => named.has(id));
  return (
    <li className={styles.finding} data-severity={severity}>
      <span className={styles.severity}>{t(`check.${severity}`)}</span>
      <div>
        <p className={styles.text}>{t(`common:finding.${code}`, { question: subject })}</p>
        {witness && <p className={styles.proof}>{witnessWords(definition, witness, t)}</p>}
        {preview && (
          <p className={styles.proof}>
            <Link to={previewUrl(surveyId)} state={preview}>
              {t('common:finding.preview')}
            </Link>
          </p>
        )}
        {rules.length > 0 && (
          <ul className={styles.proof} aria-label={t('check.rules')}>
            {rules.map((rule) => (
              <li key={rule.id}>
                <Link
                  to={{ pathname: URLS[screenOf(rule)](surveyId), hash: ruleId(rule.id) }}
                  onClick={() => document.getElementById(ruleId(rule.id))?.focus()}
                >
                  {logicWords(definition, rule, t)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};
