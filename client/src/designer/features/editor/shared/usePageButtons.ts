import { type Language, languageOf, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { pageButtons as english } from '../../../i18n/en/page-buttons';
import { pageButtons as chinese } from '../../../i18n/zh-CN/page-buttons';
import { useSessionValue } from '../session/session-store';
import { useSetting } from './useSetting';

const WORDS: Readonly<Record<Language, typeof chinese>> = { 'zh-CN': chinese, en: english };

/** The default button texts of a page in the language of the survey, which is the language respondents see. */
export const useUsualButtons = () => WORDS[useSessionValue(({ view }) => languageOf(view))];

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
