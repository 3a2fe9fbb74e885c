import { App } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { previewUrl, questionLogicUrl, surveyUrl } from '../../routes';
import { lazyPart } from '../lazy-part';
import type { CheckedDraft } from './check/check-draft';

const FindingList = lazyPart(async () => (await import('./check/FindingList')).FindingList);

/** Says what the check found. Resolves to whether the survey is to be launched all the same, which errors leave no choice about. */
export const useAskAboutFindings = () => {
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
};
