import type { CSSProperties } from 'react';

/** Hands a share to the style sheet: 0 to 1 as `--share`. */
export const shareStyle = (percent: number): CSSProperties => ({ '--share': Math.min(1, percent / 100) }) as CSSProperties;
