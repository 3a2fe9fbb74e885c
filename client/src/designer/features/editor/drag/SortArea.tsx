import {
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorAfterMove } from './tree-place';

/** Made once: with new ones everything that can be dragged or dropped on would be rendered again. */
export const POINTER = { activationConstraint: { distance: 4 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** A pointer drags after a short way, so that a click stays a click; the keyboard lifts with space and moves with arrows. */
const useSortSensors = () => useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYS));

interface Sortable {
  readonly id: number;
  readonly name: string;
}

/** Screen reader announcements during a drag: the item's name and its current place. */
function useDragTexts(items: readonly Sortable[]): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('editor');
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id) + 1;
  return {
    screenReaderInstructions: { draggable: t('drag.help') },
    announcements: {
      onDragStart: ({ active }) => t('drag.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => (over ? t('drag.over', { name: nameOf(active.id), place: placeOf(over.id) }) : undefined),
      onDragEnd: ({ active, over }) => t('drag.dropped', { name: nameOf(active.id), place: placeOf(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('drag.cancelled', { name: nameOf(active.id) }),
    },
  };
}

interface SortAreaProps {
  items: readonly Sortable[];
  /** True if the items are laid out in several columns. */
  grid?: boolean;
  /** `after`: the item it now follows, null when it comes first. */
  onMove: (id: number, after: number | null) => void;
  children: ReactNode;
}

/** A list that can be put in order by pointer and by keys. */
export function SortArea({ items, grid = false, onMove, children }: SortAreaProps) {
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
}
