import type { ReactNode } from 'react';

/** The parts of the editor, whatever they stand in. */
export interface EditorParts {
  types: ReactNode;
  outline: ReactNode;
  /** The question library, which takes the place of types and outline. */
  library: ReactNode;
  canvas: ReactNode;
  panel: ReactNode;
  readOnly: boolean;
}
