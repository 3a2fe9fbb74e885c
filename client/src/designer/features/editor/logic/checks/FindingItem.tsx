import { type Finding, findNode, readableText, type SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { previewUrl } from '../../../../routes';
import { previewStateOf } from '../../../../shared/preview-state';
import { useSurveyId } from '../../../../shared/useSurveyId';
import styles from './checks.module.css';
import { RuleLink } from './RuleLink';
import { witnessWords } from './witness-words';

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
                <RuleLink definition={definition} rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};
