import { DeleteOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCloseSheet } from '../shared/sheet';
import { TypeGlyph } from '../types/TypeGlyph';
import type { LibraryItemRowFragment } from './library.generated';
import styles from './library.module.css';
import { useDeleteEntries } from './useDeleteEntries';
import { keyOf, useInsertItem } from './useInsertItem';

interface ItemRowProps {
  item: LibraryItemRowFragment;
  readOnly: boolean;
}

/** A question of a library: it can be inserted by click or drag, and deleted from the author's own library. */
export function ItemRow({ item, readOnly }: ItemRowProps) {
  const { t } = useTranslation('library');
  const closeSheet = useCloseSheet();
  const insert = useInsertItem(() => closeSheet?.(true));
  const { deleteItem } = useDeleteEntries();
  const { setNodeRef, listeners } = useDraggable({
    id: `library-${item.id}`,
    data: { libraryItem: item },
    disabled: readOnly || closeSheet !== null,
  });
  const words = (
    <>
      <TypeGlyph type={keyOf(item)} />
      <span className={styles.words} aria-hidden={!readOnly || undefined}>
        {item.title}
      </span>
    </>
  );
  if (readOnly) return <li className={styles.item}>{words}</li>;
  return (
    <li className={styles.row}>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.item}
        aria-label={t('insert', { title: item.title })}
        {...listeners}
        onClick={() => void insert(item)}
      >
        {words}
      </button>
      {!item.common && (
        <Button
          className={styles.tool}
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('deleteItem', { title: item.title })}
          onClick={() => deleteItem(item)}
        />
      )}
    </li>
  );
}
