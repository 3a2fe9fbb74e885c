import { type CopyTarget, isPage, type SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import styles from './rows.module.css';

/** The questions that cannot have a rule, each with its reason. Nobody expects a rule of a page break. */
export function LeftOut({ definition, targets }: { definition: SurveyDefinition; targets: readonly CopyTarget[] }) {
  const { t } = useTranslation('logic');
  const left = targets.flatMap(({ node, refusal }) => (refusal === null || isPage(node) ? [] : { node, refusal }));
  if (left.length === 0) return null;
  return (
    <details className={styles.left}>
      <summary>{t('copyTo.left', { n: left.length })}</summary>
      <ul>
        {left.map(({ node, refusal }) => (
          <li key={node.id}>
            {t('copyTo.because', { question: questionWords(definition, node.id, t), reason: t(`copyTo.reason.${refusal}`) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
