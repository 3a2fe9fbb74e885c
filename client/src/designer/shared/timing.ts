/** Clicks that follow each other faster than this are one (Spec 9). */
export const THROTTLE_MS = 800;

/** After this long without a key, typing counts as done (Spec 9). */
export const INPUT_PAUSE_MS = 500;
