import type { FieldFault } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from './assistance';
import styles from './code.module.css';

/** Words for the mistakes of a text, in the language of the page. */
export function useFaultWords() {
  const { t } = useTranslation('code');
  return useMemo(
    () => ({
      notJson: t('notJson'),
      of: ({ field, rule, limit }: FieldFault): string => t('fault', { field: field || t('whole'), rule: t(`rule.${rule}`, { limit }) }),
    }),
    [t],
  );
}

const SHOWN = 5;

/** Lists what keeps a text from being a definition: the first few mistakes, and how many there are. */
export function FaultList({ reading }: { reading: Exclude<Reading, { kind: 'definition' }> }) {
  const { t } = useTranslation('code');
  const words = useFaultWords();
  const told = reading.kind === 'notJson' ? [words.notJson] : reading.faults.map(words.of);
  return (
    <output className={styles.faults}>
      <p>{t('faults', { count: told.length })}</p>
      <ul>
        {[...new Set(told)].slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </output>
  );
}
