import { formatThousands } from '@wence/schema';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fileSize } from '../../../shared/v1/file-size';
import { useFileDownload } from '../../../shared/v1/useFileDownload';
import { useCard } from '../figure/card-context';
import { oneResponse, WordFilter } from '../words/word-filter';
import { type GalleryFile, kindOf, pictureType } from './gallery-file';
import styles from './FileViewer.module.css';
import { type Pictures, usePicture } from './usePictures';

interface FileViewerProps {
  file: GalleryFile;
  pictures: Pictures;
  /** Its place in the gallery, from 1. */
  place: number;
  /** Files of the gallery. */
  count: number;
  /** More files are being read. */
  isBusy: boolean;
  /** Goes to the file before or behind it. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** The picture as large as there is room, or why there is none. */
function Preview({ file, pictures }: Pick<FileViewerProps, 'file' | 'pictures'>) {
  const { t } = useTranslation(['report', 'common']);
  const isPicture = pictureType(file) !== undefined;
  const { address, hasFailed } = usePicture(pictures, file, isPicture);
  const [isBroken, setBroken] = useState(false);
  if (address !== null && !isBroken) {
    return <img className={styles.picture} src={address} alt={file.name} onError={() => setBroken(true)} />;
  }
  if (isPicture && !hasFailed && !isBroken) return <p aria-busy="true">{t('common:loading')}</p>;
  return (
    <div className={styles.blank}>
      <span className={styles.kind} aria-hidden="true">
        {kindOf(file)}
      </span>
      <p>{t(isPicture ? 'pictureFailed' : 'noPreview')}</p>
    </div>
  );
}

/** One file of a gallery, large, with the way to its neighbours and to the response that it came with. */
export function FileViewer({ file, pictures, place, count, isBusy, onStep, onClose }: FileViewerProps) {
  const { t } = useTranslation('report');
  const { surveyId } = useCard();
  const filter = use(WordFilter);
  const download = useFileDownload(t('fileGone'));

  function handleKey({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  }

  return (
    <Modal open centered width={880} title={<span className={styles.title}>{file.name}</span>} footer={null} onCancel={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows only repeat what the buttons inside do */}
      <div className={styles.viewer} onKeyDown={handleKey}>
        <div className={styles.stage}>
          <Preview key={file.id} file={file} pictures={pictures} />
        </div>
        <div className={styles.bar}>
          {count > 1 && <Button onClick={() => onStep(-1)}>{t('viewer.previous')}</Button>}
          <output className={styles.place}>{t('viewer.place', { place, formatted: formatThousands(count) })}</output>
          {count > 1 && (
            <Button loading={isBusy} onClick={() => onStep(1)}>
              {t('viewer.next')}
            </Button>
          )}
          <span className={styles.size}>{fileSize(file.size)}</span>
          {filter && <Link to={oneResponse(file.responseId, { surveyId, filter })}>{t('viewer.toResponse')}</Link>}
          <Button onClick={() => void download(file)}>{t('viewer.download')}</Button>
        </div>
      </div>
    </Modal>
  );
}
