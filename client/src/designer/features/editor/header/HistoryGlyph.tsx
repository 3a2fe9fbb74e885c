import { LineGlyph } from '../../../shared/LineGlyph';

/** An arrow that bends back (undo) or, mirrored, forth (redo). */
export const HistoryGlyph = ({ forth = false }: { forth?: boolean }) => (
  <LineGlyph size={16} path="M2.5 6h7a3.75 3.75 0 0 1 0 7.5H6M2.5 6l3.25-3.25M2.5 6l3.25 3.25" mirrored={forth} />
);
