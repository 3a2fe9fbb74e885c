/** Heights of what stands between title and buttons, in pixels (Spec 9, dialog heights). */
export const DIALOG_BODY = 360;
export const IMAGE_DIALOG_BODY = 380;

/** Room for the focus of what stands at the edge, which scrolling would cut off. */
const EDGE = 4;

/** A dialog keeps its height whatever is in it: it does not jump while its author works in it. */
export const bodyOf = (height: number) => ({ body: { height, margin: -EDGE, padding: EDGE, overflowY: 'auto' } }) as const;
