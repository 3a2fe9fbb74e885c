import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../shared/image-address';
import { useIsDelayed } from '../state/PageSkeleton';
import type { ShownImage } from './ImageTile';
import styles from './image-library.module.css';

interface ImageGridProps<I> {
  label: string;
  /** Tiles shown before the pictures. */
  first?: ReactNode;
  images: readonly I[];
  children: (image: I) => ReactNode;
  /** Loads more pictures; null if all are shown. */
  onMore: (() => Promise<unknown>) | null;
}

/** The pictures of a library, one of which is chosen. */
export function ImageGrid<I>({ label, first, images, children, onMore }: ImageGridProps<I>) {
  const { t } = useTranslation('images');
  const [isLoading, setLoading] = useState(false);
  const more = async () => {
    setLoading(true);
    await onMore?.();
    setLoading(false);
  };
  return (
    <>
      <div role="radiogroup" aria-label={label}>
        <ul className={styles.grid}>
          {first}
          {images.map(children)}
        </ul>
      </div>
      {onMore && (
        <div className={styles.more}>
          <Button loading={isLoading} onClick={() => void more()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

const TILES = [1, 2, 3, 4, 5];

/** The grid before its pictures are there. */
export function LibrarySkeleton() {
  const { t } = useTranslation();
  const isLate = useIsDelayed();
  return (
    <output aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {isLate && (
        <span className={styles.grid} aria-hidden="true">
          {TILES.map((tile) => (
            <span key={tile} className={styles.bone} />
          ))}
        </span>
      )}
    </output>
  );
}

/** A picture as large as the window allows. */
export const ImagePreview = ({ image: { name, originalName }, onClose }: { image: ShownImage; onClose: () => void }) => (
  <Modal open centered footer={null} width="min(960px, calc(100vw - 32px))" title={originalName} onCancel={onClose}>
    <img className={styles.large} src={imageAddress(name) ?? undefined} alt={originalName} />
  </Modal>
);
