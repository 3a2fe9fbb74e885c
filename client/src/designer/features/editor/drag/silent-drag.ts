const say = () => undefined;

/** For drags that a pointer only helps with: keys do the same by other controls, so nothing is announced. */
export const SILENT_DRAG = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say },
};
