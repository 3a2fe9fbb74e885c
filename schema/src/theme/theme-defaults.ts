/** The product's own look, which a theme starts from. The answering page has the same values in its style sheet. */
export const DEFAULT_ACCENT = '#0e7490';
export const DEFAULT_RADIUS = 8;

/** Sheet and text of a light and of a dark page. */
export const LIGHT = { surface: '#ffffff', ink: '#18212b', success: '#15803d', warning: '#b45309', danger: '#b91c1c' } as const;
export const DARK = { surface: '#171d24', ink: '#e8ecf0', success: '#4ade80', warning: '#fbbf24', danger: '#f87171' } as const;
