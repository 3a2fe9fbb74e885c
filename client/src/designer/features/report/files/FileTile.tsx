import { useEffect, useRef, useState } from 'react';
import { fileSize } from '../../../shared/v1/file-size';
import styles from './FileGallery.module.css';
import { type GalleryFile, hasThumbnail, kindOf } from './gallery-file';
import { type Pictures, usePicture } from './usePictures';

/** True from the moment when an element comes near to what is seen. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(
    function watch() {
      const watched = element.current;
      if (!watched) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setNear(true);
          observer.disconnect();
        },
        { rootMargin: '200px' },
      );
      observer.observe(watched);
      return () => observer.disconnect();
    },
    [element],
  );
  return isNear;
}

interface FileTileProps {
  file: GalleryFile;
  pictures: Pictures;
  onOpen: () => void;
}

/** A file as a square: a picture as it looks, which is fetched when it comes near; any other by its kind. */
export function FileTile({ file, pictures, onOpen }: FileTileProps) {
  const tile = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(tile);
  const { address } = usePicture(pictures, file, isNear && hasThumbnail(file));
  const [isBroken, setBroken] = useState(false);

  return (
    <li ref={tile} className={styles.item}>
      <button type="button" className={styles.tile} title={file.name} onClick={onOpen}>
        <span className={styles.square} aria-hidden="true">
          {address !== null && !isBroken ? (
            <img src={address} alt="" decoding="async" onError={() => setBroken(true)} />
          ) : (
            <span className={styles.kind}>{kindOf(file) || '…'}</span>
          )}
        </span>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{fileSize(file.size)}</span>
      </button>
    </li>
  );
}
