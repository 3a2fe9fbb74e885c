import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Progressing, percentOf } from './task-progress';

/** Says in the tab's title how far the present file is, so that one can do something else meanwhile. */
export function useTitleProgress(tasks: readonly Progressing[]): void {
  const { t } = useTranslation('exporting');
  const current = tasks.find(({ status }) => status === 'GENERATING');
  const percent = current && percentOf(current);

  useEffect(
    function tellProgress() {
      if (percent === undefined) return;
      const title = document.title;
      document.title = t('titleProgress', { percent, title });
      return () => {
        document.title = title;
      };
    },
    [percent, t],
  );
}
