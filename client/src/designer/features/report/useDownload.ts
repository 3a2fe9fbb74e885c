import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/notice/notices';
import { during } from '../../shared/progress/progress';
import { replyRefusal } from '../../shared/v1/reply-refusal';
import { useAuthorFetch } from '../../shared/v1/useAuthorFetch';
import type { FileFragment } from './report.generated';

const save = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Saves a file that only its author may have. */
export const useDownload = () => {
  const { t } = useTranslation('report');
  const authorFetch = useAuthorFetch();

  const download = async ({ path, name }: FileFragment): Promise<void> => {
    const response = await authorFetch(path);
    if (!response) return;
    try {
      if (response.headers.get('content-disposition') !== null) save(await response.blob(), name);
      else announce(replyRefusal(await response.json().catch(() => null), t('fileGone')));
    } catch {
      announce({ kind: 'network' });
    }
  };
  return (file: FileFragment): Promise<void> => during('downloading', () => download(file));
};
