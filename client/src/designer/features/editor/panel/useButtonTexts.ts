import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useSetting } from './useSetting';
import { useUsualButtons } from './useUsualButtons';

/** The words on the buttons of a page. One that says what it would say anyway stores nothing. */
export function useButtonTexts(node: SurveyNode) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const usual = useUsualButtons();
  const shown = values.is_prev === true ? (['prev_text', 'next_text'] as const) : (['next_text'] as const);
  return shown.map((name) => ({
    name,
    label: t(`panel.${name}`),
    value: values[name] || usual[name],
    change: (text: string) => set({ [name]: text === usual[name] ? null : text }, 'typing'),
  }));
}
