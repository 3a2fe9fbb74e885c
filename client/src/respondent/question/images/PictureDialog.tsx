import { useEffect, useRef } from 'react';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
  readonly source: string;
  readonly title: string;
  /** The word on the button. */
  readonly close: string;
  readonly onClose: () => void;
}

/** A picture as large as the screen allows. The browser's own dialog keeps the focus in it, closes on Escape and on a tap beside it, and gives the focus back. */
export function PictureDialog({ source, title, close, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(function openAboveAll() {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} closedby="any" onClose={onClose}>
      <img className={styles.picture} src={source} alt={title} />
      <div className={styles.foot}>
        <span>{title}</span>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
    </dialog>
  );
}
