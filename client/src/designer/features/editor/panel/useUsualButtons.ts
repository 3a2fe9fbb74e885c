import { type Language, languageOf } from '@wence/schema';
import { pageButtons as english } from '../../../i18n/en/page-buttons';
import { pageButtons as chinese } from '../../../i18n/zh-CN/page-buttons';
import { useOfSession } from '../session/session-store';

const WORDS: Readonly<Record<Language, typeof chinese>> = { 'zh-CN': chinese, en: english };

/** What the buttons of a page say of themselves, in the language of the survey, not of its author: that is what respondents will read. */
export const useUsualButtons = () => WORDS[useOfSession(({ view }) => languageOf(view))];
