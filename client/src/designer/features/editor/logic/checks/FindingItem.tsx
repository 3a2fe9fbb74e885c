import type { Finding, SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addFindingTexts, findingWords, rulesOf } from '../../../../shared/launch/check/finding-words';
import { previewStateOf } from '../../../../shared/preview-state';
import { previewUrl } from '../../../../shared/routes';
import { useSurveyId } from '../../../../shared/useSurveyId';
import styles from './checks.module.css';
import { RuleLink } from './RuleLink';
import { witnessWords } from './witness-words';

addFindingTexts();

/** One finding as a sentence, with what shows it: answers with which it happens, or the rules that rule it out together. */
export const FindingItem = ({ definition, finding }: { definition: SurveyDefinition; finding: Finding }) => {
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
};
