/** An arrow that bends back (undo) or, mirrored, forth (redo). */
export const HistoryGlyph = ({ forth = false }: { forth?: boolean }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    transform={forth ? 'scale(-1 1)' : undefined}
  >
    <path d="M2.5 6h7a3.75 3.75 0 0 1 0 7.5H6M2.5 6l3.25-3.25M2.5 6l3.25 3.25" />
  </svg>
);
