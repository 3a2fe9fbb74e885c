import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

export interface Sortable {
  readonly id: number;
  readonly name: string;
}

/** What a screen reader says while something is moved: its name, and where it is now. */
export function useDragTexts(items: readonly Sortable[]): NonNullable<DndContextProps['accessibility']> {
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
