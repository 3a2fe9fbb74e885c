import { DndContext, type DragEndEvent, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './drag.module.css';
import { nearestAllowed, stepThroughAllowed, targetOf } from './tree-drag';
import { placeOfDrop, type TreeItem, type TreePlace } from './tree-place';
import { POINTER } from './useSortSensors';
import { useTreeTexts } from './useTreeTexts';

interface TreeSortAreaProps {
  /** All entries of all lists, in the order in which they stand. */
  items: readonly TreeItem[];
  onMove: (id: number, place: TreePlace) => void;
  children: ReactNode;
}

const ABOVE_DIALOGS = 2000;

/** Lists that stand in each other, to be put in order by pointer and by keys, within and between them. */
export const TreeSortArea = ({ items, onMove, children }: TreeSortAreaProps) => {
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
};
