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
import type { PaletteKey, Place } from '@wence/schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Insertable, keyOf, useInsertItem } from '../library/useInsertItem';
import { legalPlace } from '../types/place-of-new';
import { TypeGlyph } from '../types/TypeGlyph';
import types from '../types/types.module.css';
import { useAddQuestion } from '../types/useAddQuestion';
import styles from './drag.module.css';
import type { TreePlace } from './tree-place';

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

/** A question of the canvas, which knows by itself where it may go. */
export interface CarriedNode {
  /** The picture that follows the pointer. */
  readonly picture: ReactNode;
  /** Says why it cannot be put into a container; null where it can. */
  readonly refusal: (parentId: number | null) => string | null;
  readonly putDown: (place: TreePlace) => void;
}

/** The dragged object: a question type, a question of the library, or a question of the canvas. */
type Carried = { readonly type: PaletteKey } | { readonly libraryItem: Insertable } | CarriedNode;

/** Reads the data that draggable elements attach to the drag. */
const carriedIn = ({ data }: DragEndEvent['active']): Carried | null => (data.current as Carried | undefined) ?? null;

/** The picture that follows the pointer. */
function CarriedThing({ carried }: { carried: Carried }) {
  const { t } = useTranslation('editor');
  if ('picture' in carried) return <span className={styles.carried}>{carried.picture}</span>;
  return (
    <span className={types.carried}>
      <TypeGlyph type={'type' in carried ? carried.type : keyOf(carried.libraryItem)} />
      {'type' in carried ? t(`types.${carried.type}`) : <span className={styles.carried}>{carried.libraryItem.title}</span>}
    </span>
  );
}

/** Lets a pointer carry a question type, a question out of a library, or one of the canvas, to a place on the canvas. Keys have the same by the buttons themselves, so nothing here speaks to them. */
export function TypeDragArea({ children }: { children: ReactNode }) {
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
    else if ('putDown' in dropped) dropped.putDown({ parentId: place.parentId ?? null, after: place.after ?? null });
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
      <DragOverlay dropAnimation={null}>{carried && <CarriedThing carried={carried} />}</DragOverlay>
    </DndContext>
  );
}
