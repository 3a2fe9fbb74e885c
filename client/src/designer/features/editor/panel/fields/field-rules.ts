/** Bounds of words or numbers; null is no bound. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

export interface CorrectedBounds extends Bounds {
  readonly corrected: 'min' | 'max' | null;
}

/** Spec 5, numbers: the side that was just typed gives way to the other one. */
export function correctBounds({ min, max }: Bounds, edited: 'min' | 'max'): CorrectedBounds {
  if (min === null || max === null || min <= max) return { min, max, corrected: null };
  return edited === 'min' ? { min: max, max, corrected: 'min' } : { min, max: min, corrected: 'max' };
}

export type CodeFault = 'codeEmpty' | 'codeTaken';

/** Checks a typed code: it must not be empty (Spec 5) or in use. The field accepts letters and digits only. */
export function codeFault(code: string, taken: readonly string[]): CodeFault | null {
  if (code === '') return 'codeEmpty';
  return taken.includes(code) ? 'codeTaken' : null;
}
