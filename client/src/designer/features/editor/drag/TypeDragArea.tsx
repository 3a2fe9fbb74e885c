import { DndContext, type DragEndEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Place, QuestionKey } from '@wence/schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Insertable, keyOf, useInsertItem } from '../library/useInsertItem';
import { nearestGap } from './nearest-gap';
import { SILENT_DRAG } from './silent-drag';
import { legalPlace } from '../types/place-of-new';
import { TypeGlyph } from '../types/TypeGlyph';
import types from '../types/types.module.css';
import styles from './drag.module.css';
import { useAddQuestion } from '../types/useAddQuestion';

/** Made once: with a new one everything that can be dropped on would be rendered again. */
const POINTER = { activationConstraint: { distance: 6 } };

/** What is carried: a new question of a type, or one out of a library, with the words that stand for it. */
type Carried = { readonly type: QuestionKey } | { readonly libraryItem: Insertable };

/** What the draggable parts of the editor say they are. */
const carriedIn = ({ data }: DragEndEvent['active']): Carried | null => (data.current as Carried | undefined) ?? null;

/** Lets a pointer carry a question type, or a question out of a library, onto the canvas. Keys have the same by the buttons themselves, so nothing here speaks to them. */
export const TypeDragArea = ({ children }: { children: ReactNode }) => {
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
};
