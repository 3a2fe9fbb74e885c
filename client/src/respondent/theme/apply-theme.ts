import type { SurveyTheme } from '@wence/schema';
import { dressPage } from '../../shared/theme/dress-page';
import '../../shared/theme/theme-look.css';

/** Gives the page the look of a survey, before its first screen is drawn. */
export const applyTheme = (theme: SurveyTheme): void => dressPage(document.documentElement, theme);
