import { useApolloClient } from '@apollo/client/react';
import { App } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadWithRetries, lazyPart } from '../lazy-part';
import { announce } from '../notice/notices';
import { previewUrl, questionLogicUrl, surveyUrl } from '../routes';
import type { CheckedDraft } from './check/check-draft';
import { useLaunchSurveyMutation } from './launch.generated';

const FindingList = lazyPart(async () => (await import('./check/FindingList')).FindingList);

/** Shows the findings of the check. Resolves to true if the survey is to be launched anyway, which errors do not allow. */
function useAskAboutFindings() {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const navigate = useNavigate();

  return (surveyId: string, checked: CheckedDraft): Promise<boolean> => {
    const isBlocked = checked.findings.some(({ severity }) => severity === 'error');
    return new Promise((resolve) => {
      const leave = (to: string, state?: object) => {
        dialog.destroy();
        resolve(false);
        void navigate(to, { state });
      };
      const dialog = modal.confirm({
        title: t(isBlocked ? 'finding.title' : 'finding.ask'),
        content: (
          <Suspense>
            <FindingList
              checked={checked}
              onPreview={(state) => leave(previewUrl(surveyId), state)}
              onRules={() => leave(questionLogicUrl(surveyId))}
            />
          </Suspense>
        ),
        okText: t(isBlocked ? 'finding.edit' : 'finding.launch'),
        cancelText: t(isBlocked ? 'action.close' : 'action.cancel'),
        onOk: () => {
          if (isBlocked) leave(surveyUrl(surveyId));
          resolve(!isBlocked);
        },
        onCancel: () => resolve(false),
      });
    });
  };
}

/** Wraps work with a progress indicator. */
type Around = <T>(work: () => Promise<T>) => Promise<T>;

/** The check is loaded when it is first needed: reading a definition takes more code than the pages that launch. */
const loadCheck = () => loadWithRetries(() => import('./check/check-draft'));

/**
 * Launches a survey after its check: errors prevent it, and warnings ask for confirmation. `launch` resolves to true if the survey runs now; if it
 * does not, the reason has been reported.
 */
export function useLaunchSurvey() {
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
}
