import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Made once: with new ones everything that can be dragged or dropped on would be rendered again. */
export const POINTER = { activationConstraint: { distance: 4 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** A pointer drags after a short way, so that a click stays a click; the keyboard lifts with space and moves with arrows. */
export const useSortSensors = () => useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYS));
