import {
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './drag.module.css';
import { POINTER } from './SortArea';
import { endId, nearestAllowed, stepThroughAllowed, targetOf } from './tree-drag';
import { placeOfDrop, type TreeItem, type TreePlace } from './tree-place';

/** Screen reader announcements during a drag: the entry's name, the target list and the place in it. */
function useTreeTexts(items: readonly TreeItem[]): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('editor');
  const nameOf = (id: UniqueIdentifier | null) => items.find((item) => item.id === id)?.name ?? '';
  const say = (key: 'over' | 'dropped', moved: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const name = nameOf(moved);
    const own = items.find(({ id }) => id === moved);
    const place = (over === undefined ? undefined : placeOfDrop(items, Number(moved), targetOf(over))) ?? own;
    if (!place) return undefined;
    const others = items.filter(({ id, parentId }) => parentId === place.parentId && id !== moved);
    const before = 'after' in place ? place.after : previousOf(items, own);
    const n = others.findIndex(({ id }) => id === before) + 2;
    if (place.parentId === null) return t(`drag.${key}`, { name, place: n });
    return t(`treeDrag.${key}`, { name, place: n, list: nameOf(place.parentId) });
  };
  return {
    screenReaderInstructions: { draggable: t('drag.help') },
    announcements: {
      onDragStart: ({ active }) => t('drag.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
      onDragCancel: ({ active }) => t('drag.cancelled', { name: nameOf(active.id) }),
    },
  };
}

function previousOf(items: readonly TreeItem[], own: TreeItem | undefined): number | null {
  const siblings = items.filter(({ parentId }) => parentId === own?.parentId).map(({ id }) => id);
  return own ? (siblings[siblings.indexOf(own.id) - 1] ?? null) : null;
}

interface TreeSortAreaProps {
  /** All entries of all lists, in the order in which they stand. */
  items: readonly TreeItem[];
  onMove: (id: number, place: TreePlace) => void;
  children: ReactNode;
}

const ABOVE_DIALOGS = 2000;

/** Lists that stand in each other, to be put in order by pointer and by keys, within and between them. */
export function TreeSortArea({ items, onMove, children }: TreeSortAreaProps) {
  const [carried, setCarried] = useState<number | null>(null);
  const texts = useTreeTexts(items);
  const keyboard = useMemo(() => ({ coordinateGetter: stepThroughAllowed(items) }), [items]);
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, keyboard));
  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const place = placeOfDrop(items, Number(active.id), over && targetOf(over.id));
    if (place) onMove(Number(active.id), place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestAllowed(items)}
      accessibility={texts}
      onDragStart={({ active }) => setCarried(Number(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      <div className={styles.tree}>{children}</div>
      {/* Rows keep their places: what follows the pointer is the name alone. Beside the page, whose parts keep what is placed in the window. */}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={ABOVE_DIALOGS}>
          {carried !== null && <span className={styles.carried}>{items.find(({ id }) => id === carried)?.name}</span>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** Rows of lists that stand in each other keep their places while one is carried: a line shows where it will go. */
const stay = () => null;

/** The entries of one list of a tree. */
export function TreeList({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  const listed = ids.join(',');
  // The same as long as it says the same: every entry looks at it, and titles that are typed change nothing of it.
  const items = useMemo(() => (listed === '' ? [] : listed.split(',').map(Number)), [listed]);
  return (
    <SortableContext items={items} strategy={stay}>
      {children}
    </SortableContext>
  );
}

/** Drop target behind the last entry of a list; the only one in an empty list. */
export function TreeEnd({ parentId }: { parentId: number | null }) {
  const { setNodeRef, isOver } = useDroppable({ id: endId(parentId) });
  return <li ref={setNodeRef} className={styles.end} aria-hidden="true" data-drop={isOver ? 'before' : undefined} />;
}
