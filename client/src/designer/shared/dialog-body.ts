/** Heights of the dialog body in pixels (Spec 9, dialog heights). */
export const DIALOG_BODY = 360;
export const IMAGE_DIALOG_BODY = 380;

/** Padding that keeps focus rings at the edge from being clipped. */
const EDGE = 4;

/** Fixed body height, so that a dialog does not jump while its content changes. */
export const bodyOf = (height: number) => ({ body: { height, margin: -EDGE, padding: EDGE, overflowY: 'auto' } }) as const;
