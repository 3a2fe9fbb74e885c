/** Tags whose content stands on lines of its own. */
export const LINES = /^(?:p|div|blockquote|h[1-6])$/;
