import { PlusOutlined } from '@ant-design/icons';
import { memo, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shared/lazy-part';
import './canvas-tool-words';
import styles from './InsertButton.module.css';

/** Loaded lazily: it lists all types. */
const TypeMenu = lazyPart(async () => (await import('../../types/TypeMenu')).TypeMenu);

export interface InsertPlace {
  /** The node it follows; null: it comes first. */
  after: number | null;
  /** The container it stands in; null: none. */
  parentId: number | null;
  /** Code of the node it follows, or of the container that it comes first in; absent at the start of the survey. */
  code?: string;
}

/** A quiet button that asks for the type of a question to insert. */
export const InsertButton = memo(({ after, parentId, code }: InsertPlace) => {
  const { t } = useTranslation('canvasTools');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place = after !== null ? 'after' : parentId !== null ? 'firstIn' : 'first';
  return (
    <span className={styles.insert} data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t(`insert.${place}`, { code })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className={styles.plus}>
          <PlusOutlined aria-hidden="true" />
        </span>
      </button>
      <Suspense>
        {isOpen && (
          <TypeMenu
            after={after}
            parentId={parentId}
            onClose={(isPicked) => {
              setOpen(false);
              if (!isPicked) button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </span>
  );
});
InsertButton.displayName = 'InsertButton';
