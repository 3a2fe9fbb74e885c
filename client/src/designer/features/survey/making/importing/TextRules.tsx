import { RULE_EXAMPLES, TEXT_RULES } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../../i18n/init';
import styles from './TextRules.module.css';

/** The rules by which text becomes questions, each with an example (Spec 1, created from an imported document). */
export function TextRules() {
  const { t } = useTranslation('making');
  const examples = RULE_EXAMPLES[currentLocale()];
  return (
    <section className={styles.rules} aria-labelledby="text-rules">
      <h2 id="text-rules">{t('rules.title')}</h2>
      <p className={styles.help}>{t('rules.help')}</p>
      <dl className={styles.list}>
        {TEXT_RULES.map((rule) => (
          <div key={rule}>
            <dt>{t(`rules.rule.${rule}`)}</dt>
            <dd>
              <pre className={styles.example}>{examples[rule]}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
