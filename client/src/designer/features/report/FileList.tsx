import { Button } from 'antd';
import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Facts } from './Facts';
import { fileSize } from './file-size';
import type { FileFragment } from './report.generated';
import styles from './file-list.module.css';
import { useDownload } from './useDownload';

/** Files that came with the answers: how many, and the newest to be saved. */
export const FileList = ({ count, files }: { count: number; files: readonly FileFragment[] }) => {
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
};
