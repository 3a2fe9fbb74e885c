/** Outlines within a square of 24 by 24. */
export const OUTLINES = {
  star: 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z',
  heart: 'M12 20.6C6.2 16 2.6 12.8 2.6 8.9A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.4 2.3c0 3.9-3.6 7.1-9.4 11.7z',
  thumb: 'M2.8 10.6h4V20h-4zM6.8 10.6l4-7.8c1.6 0 2.7 1.1 2.7 2.6v3.4h5.3c1.4 0 2.4 1.2 2.1 2.6l-1.4 6.9c-.2 1-1 1.7-2.1 1.7H6.8',
  smile: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
};

/** Eyes, and a mouth from a frown to a smile: `share` 0 to 1. The corners go up as the middle goes down, so the mouth stays where it is. */
export function featuresAt(share: number): string {
  const bend = Math.round(share * 72 - 36) / 10;
  const corners = 15.5 - bend / 4;
  return `M8.7 9v1.2M15.3 9v1.2M7.8 ${corners}q4.2 ${bend} 8.4 0`;
}
