import type { FieldFault } from '@wence/schema';
import type { Translate } from '../../../../shared/logic-words/logic-words';

/** Texts of the faults that prevent a rule from being saved, without duplicates (Spec 5, logic and carry-over). */
export function faultWords(faults: readonly FieldFault[], t: Translate): string[] {
  const words = faults.map(({ rule, limit }) => {
    switch (rule) {
      case 'conditionIncomplete':
      case 'targetIncomplete':
      case 'noConditions':
      case 'format':
        return t(`fault.${rule}`);
      case 'tooSmall':
      case 'tooLarge':
      case 'tooMany':
        return t(`fault.${rule}`, { limit });
      default:
        return t('fault.notAllowed');
    }
  });
  return [...new Set(words)];
}
