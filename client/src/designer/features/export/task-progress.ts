import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportRowFragment } from './export.generated';

export type Progressing = Pick<ExportRowFragment, 'status' | 'rowsDone' | 'rowsTotal'>;

const WHOLE = 100;

/** Percent of the rows that are in the file, rounded down: it is whole only when it is done. */
export function percentOf({ status, rowsDone, rowsTotal }: Progressing): number {
  if (status === 'DONE') return WHOLE;
  return rowsTotal === null || rowsTotal === 0 ? 0 : Math.min(WHOLE - 1, Math.floor((WHOLE * rowsDone) / rowsTotal));
}

/** It waits or is being made: there is something to watch. */
export const isUnfinished = ({ status }: Pick<Progressing, 'status'>): boolean => status === 'WAITING' || status === 'GENERATING';

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
