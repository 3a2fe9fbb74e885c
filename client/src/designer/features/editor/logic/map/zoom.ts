/** Limits of the zoom in percent. */
const [LEAST, MOST] = [50, 150];

export const WHOLE = 100;

/** Returns the nearest zoom in percent that the map allows. */
export const clampZoom = (percent: number): number => Math.min(MOST, Math.max(LEAST, Math.round(percent)));

/** The greatest width of the map at 100 %, in pixels (`rows.module.css` has the same). */
const WIDTH = 808;

/** Returns the zoom at which the map is as wide as the room for it. */
export const zoomToFit = (room: number): number => clampZoom(Math.floor((room / WIDTH) * WHOLE));
