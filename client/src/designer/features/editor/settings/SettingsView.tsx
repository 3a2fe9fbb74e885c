import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { settings as en } from '../../../i18n/en/settings';
import { addTexts } from '../../../i18n/init';
import { settings as zhCN } from '../../../i18n/zh-CN/settings';
import { SubNav } from '../../../layout/SubNav';
import { lazyPart } from '../../../shared/lazy-part';
import { PageSkeleton } from '../../../shared/state/PageSkeleton';
import type { SettingsProps } from '../shared/settings-props';
import { type SettingsScreen, settingsEntries } from './settings-screens';

addTexts('settings', { 'zh-CN': zhCN, en });

/** Each page is loaded when it is shown. */
const PAGES: Readonly<Record<SettingsScreen, ComponentType<SettingsProps>>> = {
  appearance: lazyPart(async () => (await import('./theme/ThemeBody')).ThemeBody),
  answering: lazyPart(async () => (await import('./SettingsBody')).SettingsBody),
  complete: lazyPart(async () => (await import('./CompleteBody')).CompleteBody),
  wechat: lazyPart(async () => (await import('./wechat/WechatBody')).WechatBody),
  quota: lazyPart(async () => (await import('./quota/QuotaBody')).QuotaBody),
  verify: lazyPart(async () => (await import('./verify/VerifyBody')).VerifyBody),
  exam: lazyPart(async () => (await import('./exam/ExamBody')).ExamBody),
};

interface SettingsViewProps extends SettingsProps {
  screen: SettingsScreen;
}

/** A page of the settings below the links to the others. */
export function SettingsView({ screen, ...props }: SettingsViewProps) {
  const { t } = useTranslation('settings');
  const entries = settingsEntries(props.surveyId).map(({ name, url }) => ({ name, url, text: t(`nav.${name}`) }));
  const Page = PAGES[screen];
  return (
    <>
      <SubNav label={t('nav.label')} entries={entries} active={screen} />
      <Suspense fallback={<PageSkeleton />}>
        <Page {...props} />
      </Suspense>
    </>
  );
}
