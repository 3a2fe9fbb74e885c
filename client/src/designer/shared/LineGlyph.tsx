interface LineGlyphProps {
  /** Pixels, which are the units of the path as well. */
  size: number;
  path: string;
  mirrored?: boolean;
}

/** A small picture of one line. Decoration: what it means stands beside it or in the name of its button. */
export const LineGlyph = ({ size, path, mirrored = false }: LineGlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    transform={mirrored ? 'scale(-1 1)' : undefined}
  >
    <path d={path} />
  </svg>
);
