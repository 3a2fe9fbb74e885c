import { type Sequence, SEQUENCE_MODES } from '@wence/schema';
import { useTranslation } from 'react-i18next';

/** The orders there are, each by its name (Spec 3, sequence modes, which stand in the order of their numbers). */
export function useSequenceChoices(): { value: Sequence; label: string }[] {
  const { t } = useTranslation('editor');
  return SEQUENCE_MODES.map((mode, value) => ({ value: value as Sequence, label: t(`sequence.${mode}`) }));
}
