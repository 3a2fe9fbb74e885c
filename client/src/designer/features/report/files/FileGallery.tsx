import { Button } from 'antd';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../../shared/focus';
import { lazyPart } from '../../../shared/lazy-part';
import { useCard } from '../figure/card-context';
import { WordFilter } from '../words/word-filter';
import styles from './FileGallery.module.css';
import { FileTile } from './FileTile';
import type { GalleryFile } from './gallery-file';
import { useMoreFiles } from './useMoreFiles';
import { usePictures } from './usePictures';

const FileViewer = lazyPart(async () => (await import('./FileViewer')).FileViewer);

interface FileGalleryProps {
  /** Files in all. */
  count: number;
  /** The newest of them. */
  latest: readonly GalleryFile[];
}

function Gallery({ count, latest }: FileGalleryProps) {
  const { t } = useTranslation('report');
  const { title } = useCard();
  const { files, state, more, hasMore } = useMoreFiles(latest, count);
  const pictures = usePictures();
  const [openId, setOpenId] = useState<string | null>(null);
  const place = files.findIndex(({ id }) => id === openId);
  const open = files[place];
  const holdFocus = useFocusBack(open !== undefined);

  function show(file: GalleryFile): void {
    holdFocus();
    setOpenId(file.id);
  }

  /** Goes to a neighbour: behind the last file that is shown there may be more, and behind the very last one is the first. */
  async function step(by: 1 | -1): Promise<void> {
    const isBeyond = place + by === files.length && hasMore;
    const all = isBeyond ? await more() : files;
    setOpenId(all.at((place + by) % all.length)?.id ?? null);
  }

  return (
    <>
      {files.length === 0 && count > 0 && <p className={styles.note}>{t('noFiles')}</p>}
      {files.length > 0 && (
        <ul className={styles.gallery} aria-label={t('filesAre', { title })}>
          {files.map((file) => (
            <FileTile key={file.id} file={file} pictures={pictures} onOpen={() => show(file)} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className={styles.more} loading={state === 'busy'} onClick={() => void more()}>
          {t('moreFiles')}
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('moreFilesFailed')}
        </p>
      )}
      {open && (
        <Suspense fallback={null}>
          <FileViewer
            file={open}
            pictures={pictures}
            place={place + 1}
            count={Math.max(count, files.length)}
            isBusy={state === 'busy'}
            onStep={(by) => void step(by)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The files that were handed in to a question, the newest first: pictures as they look, any other by its kind. */
export const FileGallery = (props: FileGalleryProps) => <Gallery key={JSON.stringify(use(WordFilter))} {...props} />;
