import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Place, QuestionKey } from '@wence/schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Insertable, keyOf, useInsertItem } from '../library/useInsertItem';
import { legalPlace } from '../types/place-of-new';
import { TypeGlyph } from '../types/TypeGlyph';
import types from '../types/types.module.css';
import { useAddQuestion } from '../types/useAddQuestion';
import styles from './drag.module.css';

/** Finds the gap nearest to the dragged item while the pointer is over the canvas; elsewhere there is no target. */
export const nearestGap: CollisionDetection = (state) => {
  const x = state.pointerCoordinates?.x;
  const under = state.droppableContainers.filter(({ rect }) => {
    const gap = rect.current;
    return gap !== null && x !== undefined && gap.left <= x && x <= gap.right;
  });
  return closestCenter({ ...state, droppableContainers: under });
};

const say = () => undefined;

/** Silences announcements of pointer-only drags: keyboard users do the same with other controls. */
const SILENT_DRAG = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say },
};

/** Made once: with a new one everything that can be dropped on would be rendered again. */
const POINTER = { activationConstraint: { distance: 6 } };

/** The dragged object: a question type, or a question of the library. */
type Carried = { readonly type: QuestionKey } | { readonly libraryItem: Insertable };

/** Reads the data that draggable elements attach to the drag. */
const carriedIn = ({ data }: DragEndEvent['active']): Carried | null => (data.current as Carried | undefined) ?? null;

/** Lets a pointer carry a question type, or a question out of a library, onto the canvas. Keys have the same by the buttons themselves, so nothing here speaks to them. */
export function TypeDragArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor');
  const add = useAddQuestion({ isCarried: true });
  const insert = useInsertItem();
  const [carried, setCarried] = useState<Carried | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, POINTER));

  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const dropped = carriedIn(active);
    const place: Place | undefined = over?.data.current?.['place'];
    if (!place || !dropped) return;
    if ('type' in dropped) add(dropped.type, legalPlace(dropped.type, place));
    else void insert(dropped.libraryItem, place);
  };

  return (
    <DndContext
      accessibility={SILENT_DRAG}
      sensors={sensors}
      collisionDetection={nearestGap}
      onDragStart={({ active }) => setCarried(carriedIn(active))}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <span className={types.carried}>
            <TypeGlyph type={'type' in carried ? carried.type : keyOf(carried.libraryItem)} />
            {'type' in carried ? t(`types.${carried.type}`) : <span className={styles.carried}>{carried.libraryItem.title}</span>}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
