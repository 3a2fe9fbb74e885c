import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { theme as en } from '../../../../i18n/en/theme';
import { addTexts } from '../../../../i18n/init';
import { theme as zhCN } from '../../../../i18n/zh-CN/theme';
import { QuietSwitch } from '../../../../shared/QuietSwitch';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { SyncNote } from '../../panel/fields/PanelRow';
import { useSessionValue } from '../../session/session-store';
import { surveyStateOf } from '../../session/survey-state';
import type { SettingsProps } from '../../shared/settings-props';
import styles from './theme.module.css';
import { ThemeControls } from './ThemeControls';
import { ThemeGallery } from './ThemeGallery';
import { ThemePreview } from './ThemePreview';
import { useThemeDraft } from './useThemeDraft';

/** Few authors open the appearance, so its texts come with it. */
const addThemeTexts = (): void => addTexts('theme', { 'zh-CN': zhCN, en });

addThemeTexts();

const PARTS = ['gallery', 'style'] as const;

/** The look of a survey (Spec 2, /setting/theme/{surveyId}): themes and their values on one side, the page as respondents see it on the other. */
export function ThemeBody({ readOnly, banner }: SettingsProps) {
  const { t } = useTranslation('theme');
  const surveyId = useSurveyId();
  const draft = useThemeDraft();
  const commiting = useSessionValue((session) => surveyStateOf(session).commiting);
  const [part, setPart] = useState<(typeof PARTS)[number]>('gallery');
  return (
    <div className={styles.screen}>
      <section className={styles.side} aria-labelledby="theme-title">
        {banner}
        <div className={styles.head}>
          <h2 id="theme-title" className={styles.title}>
            {t('title')}
          </h2>
          {commiting && <SyncNote />}
          <QuietSwitch
            label={t('part')}
            choices={PARTS.map((key) => ({ key, name: t(`parts.${key}`) }))}
            chosen={part}
            onChange={setPart}
          />
        </div>
        {part === 'gallery' && <ThemeGallery surveyId={surveyId} draft={draft} readOnly={readOnly} />}
        {part === 'style' && <ThemeControls draft={draft} readOnly={readOnly} />}
      </section>
      <ThemePreview surveyId={surveyId} theme={draft.theme} />
    </div>
  );
}
