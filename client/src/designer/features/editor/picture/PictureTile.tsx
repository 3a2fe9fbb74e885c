import { LoadingOutlined, PictureOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../../shared/image-address';
import { PICTURE_TYPES } from '../../../shared/image-library/upload-rules';
import styles from './PictureTile.module.css';
import { useTiles } from './TilePictures';

interface PictureTileProps {
  optionId: number;
  title: string;
  image: string | undefined;
}

/** The picture of an option, or the place where one is chosen or dropped. Several at once fill the tiles that follow. */
export function PictureTile({ optionId, title, image }: PictureTileProps) {
  const { t } = useTranslation('editor');
  const { take, busyId } = useTiles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const address = imageAddress(image);
  const isBusy = busyId === optionId;
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-label={t(address ? 'picture.exchangeOf' : 'picture.uploadTo', { title })}
        aria-busy={isBusy || undefined}
        data-over={isOver || undefined}
        data-empty={!address || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take([...event.dataTransfer.files], optionId);
        }}
      >
        {isBusy && <LoadingOutlined className={styles.glyph} aria-hidden="true" />}
        {!isBusy && address && <img src={address} alt="" loading="lazy" />}
        {!isBusy && !address && (
          <>
            <PictureOutlined className={styles.glyph} aria-hidden="true" />
            <span>{t('picture.drop')}</span>
          </>
        )}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          take([...(target.files ?? [])], optionId);
          // The same files may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
