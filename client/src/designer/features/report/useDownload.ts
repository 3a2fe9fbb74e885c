import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/init';
import { readTokens } from '../../../shared/token-store';
import { announce } from '../../shared/notice/notices';
import { fileRefusal } from './file-refusal';
import type { FileFragment } from './report.generated';
import { useStillSignedInQuery } from './report.generated';

const save = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Saves a file that only its author may have. The graph is asked first: that renews a token which is about to run out. */
export const useDownload = () => {
  const { t } = useTranslation('report');
  const { refetch } = useStillSignedInQuery({ skip: true });

  return async ({ path, name }: FileFragment): Promise<void> => {
    const isReached = await refetch().then(
      () => true,
      () => false,
    );
    // The data layer has said why.
    if (!isReached) return;
    try {
      const headers = { authorization: `Bearer ${readTokens()?.token ?? ''}`, 'accept-language': currentLocale() };
      const response = await fetch(path, { headers });
      if (response.headers.get('content-disposition') !== null) save(await response.blob(), name);
      else announce(fileRefusal(await response.json().catch(() => null), t('fileGone')));
    } catch {
      announce({ kind: 'network' });
    }
  };
};
