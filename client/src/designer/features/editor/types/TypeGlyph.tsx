import type { PaletteKey } from '@wence/schema';
import { TYPE_GLYPHS } from './type-glyphs';

/** A small picture of a question type. Decoration: the name stands beside it. */
export function TypeGlyph({ type }: { type: PaletteKey }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={TYPE_GLYPHS[type]} />
    </svg>
  );
}
