import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/notice/notices';
import { during } from '../../shared/progress/progress';
import { replyRefusal } from '../../shared/v1/reply-refusal';
import { useAuthorFetch } from '../../shared/v1/useAuthorFetch';
import { Facts } from './Facts';
import { fileSize } from './figures';
import styles from './FileList.module.css';
import type { FileFragment } from './report.generated';

function save(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads a file that only the author may access. */
function useDownload() {
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
}

/** Number of uploaded files, with links to download the newest. */
export function FileList({ count, files }: { count: number; files: readonly FileFragment[] }) {
  const { t } = useTranslation('report');
  const download = useDownload();

  return (
    <>
      <Facts facts={[{ label: t('files'), value: formatThousands(count) }]} />
      <ul className={styles.files} aria-label={t('latestFiles')}>
        {files.map((file) => (
          <li key={file.id}>
            <Button type="link" className={styles.name} onClick={() => void download(file)}>
              {file.name}
            </Button>
            <span className={styles.size}>{fileSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
