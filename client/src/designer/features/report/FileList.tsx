import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../shared/v1/file-size';
import { useFileDownload } from '../../shared/v1/useFileDownload';
import { Facts } from './Facts';
import styles from './FileList.module.css';
import type { FileFragment } from './report.generated';

/** Number of uploaded files, with links to download the newest. */
export function FileList({ count, files }: { count: number; files: readonly FileFragment[] }) {
  const { t } = useTranslation('report');
  const download = useFileDownload(t('fileGone'));

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
