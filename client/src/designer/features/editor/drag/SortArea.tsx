import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { anchorAfterMove } from './anchor-after-move';
import { type Sortable, useDragTexts } from './useDragTexts';
import { useSortSensors } from './useSortSensors';

interface SortAreaProps {
  items: readonly Sortable[];
  /** Whether items stand in several columns. */
  grid?: boolean;
  /** `after`: the item it now follows, null when it comes first. */
  onMove: (id: number, after: number | null) => void;
  children: ReactNode;
}

/** A list that can be put in order by pointer and by keys. */
export const SortArea = ({ items, grid = false, onMove, children }: SortAreaProps) => {
  const sensors = useSortSensors();
  const texts = useDragTexts(items);
  const order = items.map((item) => item.id).join();
  // The same list as long as its order is the same: every item looks at it.
  const ids = useMemo(() => (order === '' ? [] : order.split(',').map(Number)), [order]);
  const drop = ({ active, over }: DragEndEvent) => {
    const after = anchorAfterMove(ids, Number(active.id), over ? Number(over.id) : null);
    if (after !== undefined) onMove(Number(active.id), after);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={texts} onDragEnd={drop}>
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
