import type { FieldFault } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with a text, in the language of the page. */
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
