import { DndContext, type DragEndEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Place, QuestionKey } from '@wence/schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestGap } from './nearest-gap';
import { SILENT_DRAG } from './silent-drag';
import { legalPlace } from '../types/place-of-new';
import { TypeGlyph } from '../types/TypeGlyph';
import types from '../types/types.module.css';
import { useAddQuestion } from '../types/useAddQuestion';

/** Made once: with a new one everything that can be dropped on would be rendered again. */
const POINTER = { activationConstraint: { distance: 6 } };

/** Lets a pointer carry a question type onto the canvas. Keys have the same by the buttons themselves, so nothing here speaks to them. */
export const TypeDragArea = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('editor');
  const add = useAddQuestion({ isCarried: true });
  const [carried, setCarried] = useState<QuestionKey | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, POINTER));

  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const type: QuestionKey | undefined = active.data.current?.['type'];
    const place: Place | undefined = over?.data.current?.['place'];
    if (place && type !== undefined) add(type, legalPlace(type, place));
  };

  return (
    <DndContext
      accessibility={SILENT_DRAG}
      sensors={sensors}
      collisionDetection={nearestGap}
      onDragStart={({ active }) => setCarried(active.data.current?.['type'] ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <span className={types.carried}>
            <TypeGlyph type={carried} />
            {t(`types.${carried}`)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
};
