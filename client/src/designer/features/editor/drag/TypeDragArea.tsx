import { DndContext, type DragEndEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestGap } from './nearest-gap';
import { SILENT_DRAG } from './silent-drag';
import type { EditableType } from '../types/editable-types';
import { TypeGlyph } from '../types/TypeGlyph';
import types from '../types/types.module.css';
import { useAddQuestion } from '../types/useAddQuestion';

/** Lets a pointer carry a question type onto the canvas. Keys have the same by the buttons themselves, so nothing here speaks to them. */
export const TypeDragArea = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('editor');
  const add = useAddQuestion();
  const [carried, setCarried] = useState<EditableType | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));

  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const type: EditableType | undefined = active.data.current?.['type'];
    const after: number | null | undefined = over?.data.current?.['after'];
    if (over && type !== undefined) add(type, after);
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
