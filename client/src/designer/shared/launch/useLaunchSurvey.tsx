import { useApolloClient } from '@apollo/client/react';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inTheEnd } from '../lazy-part';
import { announce } from '../notice/notices';
import { useLaunchSurveyMutation } from './launch.generated';
import { useAskAboutFindings } from './useAskAboutFindings';

/** Shows that its author waits for a piece of work. */
type Around = <T>(work: () => Promise<T>) => Promise<T>;

/** The check comes when it is needed first: it is larger than the pages that launch. */
const loadCheck = () => inTheEnd(() => import('./check/check-draft'));

/**
 * Launches a survey, once its check has been heard: errors block, warnings ask (design, checks before launch). `launch` tells whether it runs now;
 * why not has been said by then.
 */
export const useLaunchSurvey = () => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const client = useApolloClient();
  const ask = useAskAboutFindings();
  const [mutate] = useLaunchSurveyMutation();
  const [isLaunching, setLaunching] = useState(false);

  const waiting: Around = async (work) => {
    setLaunching(true);
    try {
      return await work();
    } finally {
      setLaunching(false);
    }
  };

  const check = async (surveyId: string) => {
    try {
      return await (await loadCheck()).checkDraft(client, surveyId);
    } catch {
      announce({ kind: 'say', message: t('failure.network') });
      return null;
    }
  };

  const start = async (surveyId: string) => {
    const outcome = await mutate({ variables: { input: { surveyId, domain: window.location.origin } } }).catch(() => null);
    return outcome?.data?.launchSurvey ?? null;
  };

  const launch = async (surveyId: string, around: Around = waiting): Promise<boolean> => {
    const checked = await around(() => check(surveyId));
    if (!checked || (checked.findings.length > 0 && !(await ask(surveyId, checked)))) return false;
    const launched = await around(() => start(surveyId));
    if (!launched) return false;
    void message.success(t('done.launched'));
    if (launched.notice) void message.warning(launched.notice);
    return true;
  };

  return { launch, isLaunching };
};
