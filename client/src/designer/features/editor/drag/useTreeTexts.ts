import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { targetOf } from './tree-drag';
import { placeOfDrop, type TreeItem } from './tree-place';

/** What a screen reader says while an entry is moved: its name, in which list it would stand, and at which place. */
export function useTreeTexts(items: readonly TreeItem[]): NonNullable<DndContextProps['accessibility']> {
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
