import { useEffect, useRef } from 'react';
import styles from './PictureDialog.module.css';

/** Marks the entry of the history that an open picture is. */
const OPEN = 'picture';

interface PictureDialogProps {
  readonly source: string;
  readonly title: string;
  /** The word on the button. */
  readonly close: string;
  readonly onClose: () => void;
}

/**
 * A picture as large as the screen allows. The browser's own dialog keeps the focus in it, closes on Escape, and gives the focus back. So do a
 * tap beside it and the way back of phone and browser, which must not leave the page for that.
 */
export function PictureDialog({ source, title, close, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(function openAboveAll() {
    const box = dialog.current;
    if (box?.open === false) box.showModal();
    window.history.pushState({ ...(window.history.state as object | null), [OPEN]: true }, ''); // Ours, or none.
    const handleBack = () => box?.close();
    // In browsers without `closedby`, a tap next to the picture reaches the dialog itself.
    const handleTap = ({ target }: Event) => target === box && box?.close();
    box?.addEventListener('click', handleTap);
    window.addEventListener('popstate', handleBack);
    return () => {
      box?.removeEventListener('click', handleTap);
      window.removeEventListener('popstate', handleBack);
    };
  }, []);

  function handleClose() {
    const state: unknown = window.history.state;
    if (typeof state === 'object' && state !== null && OPEN in state) window.history.back();
    onClose();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} closedby="any" onClose={handleClose}>
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
