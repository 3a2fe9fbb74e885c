import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../focus';
import { CropDialog } from '../image-crop/CropDialog';
import { LoadFailed } from '../state/StateMessage';
import type { LibraryImageFragment } from './image-library.generated';
import styles from './image-library.module.css';
import { ImageGrid, ImagePreview, LibrarySkeleton } from './ImageGrid';
import { type ImageAct, ImageTile } from './ImageTile';
import { PendingTile, UploadTile } from './UploadTile';
import { useConfirmRemove, useLibrary } from './useLibrary';
import { useUploads } from './useUploads';

interface SurveyPicturesProps {
  surveyId: string;
  /** Stored name of the selected picture. */
  selected: string | null;
  onSelect: (name: string | null) => void;
}

const ACTS: readonly ImageAct[] = ['preview', 'crop', 'remove'];

/** The pictures of a survey: uploaded, looked at, cropped, deleted, and one of them selected. */
export function SurveyPictures({ surveyId, selected, onSelect }: SurveyPicturesProps) {
  const { t } = useTranslation('images');
  const group = useId();
  const library = useLibrary(surveyId);
  const confirmRemove = useConfirmRemove(t('removeHelp'));
  const [open, setOpen] = useState<{ readonly act: ImageAct; readonly image: LibraryImageFragment } | null>(null);
  const rememberFocus = useFocusBack(open !== null);
  const [said, setSaid] = useState('');

  const take = (image: LibraryImageFragment) => {
    void library.add(image);
    onSelect(image.name);
    setSaid(t('added', { name: image.originalName }));
  };
  const uploads = useUploads({ surveyId, onAdded: take });
  const close = () => setOpen(null);
  const remove = async ({ id, name }: LibraryImageFragment) => {
    if ((await library.remove(id)) && selected === name) onSelect(null);
  };
  const act = (kind: ImageAct, image: LibraryImageFragment) => {
    if (kind === 'remove') return void confirmRemove(() => remove(image));
    rememberFocus();
    setOpen({ act: kind, image });
  };
  const crop = async (file: File): Promise<boolean> => {
    const uploaded = await uploads.upload(file);
    if (!uploaded?.image) return false;
    take(uploaded.image);
    return true;
  };
  const isEmpty = library.images?.length === 0 && uploads.pending.length === 0;
  return (
    <>
      <output className="visually-hidden">{said}</output>
      {library.hasFailed && <LoadFailed onRetry={library.retry} />}
      {!library.hasFailed && !library.images && <LibrarySkeleton />}
      {library.images && (
        <div
          className={styles.part}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            uploads.start([...event.dataTransfer.files]);
          }}
        >
          <ImageGrid
            label={t('pick')}
            first={
              <>
                <UploadTile onFiles={uploads.start} />
                {uploads.pending.map((one) => (
                  <PendingTile key={one.id} pending={one} onAgain={() => uploads.again(one)} onForget={() => uploads.forget(one.id)} />
                ))}
              </>
            }
            images={library.images}
            onMore={library.more}
          >
            {(image) => (
              <ImageTile
                key={image.id}
                image={image}
                acts={ACTS}
                group={group}
                isSelected={selected === image.name}
                onSelect={() => onSelect(image.name)}
                onAct={(kind) => act(kind, image)}
              />
            )}
          </ImageGrid>
          {isEmpty && <p className={styles.empty}>{t('empty')}</p>}
        </div>
      )}
      {open?.act === 'preview' && <ImagePreview image={open.image} onClose={close} />}
      {open?.act === 'crop' && <CropDialog image={open.image} onCrop={crop} onClose={close} />}
    </>
  );
}
