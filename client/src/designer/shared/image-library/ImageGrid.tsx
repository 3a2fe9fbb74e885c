import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryImageFragment } from './image-library.generated';
import styles from './image-library.module.css';

interface ImageGridProps {
  /** Before the pictures: where new ones come in. */
  first: ReactNode;
  images: readonly LibraryImageFragment[];
  children: (image: LibraryImageFragment) => ReactNode;
  /** Null: all of them are shown. */
  onMore: (() => Promise<unknown>) | null;
}

/** The pictures of a library, one of which is chosen. */
export const ImageGrid = ({ first, images, children, onMore }: ImageGridProps) => {
  const { t } = useTranslation('images');
  const [isLoading, setLoading] = useState(false);
  const more = async () => {
    setLoading(true);
    await onMore?.();
    setLoading(false);
  };
  return (
    <>
      <div role="radiogroup" aria-label={t('pick')}>
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
};
