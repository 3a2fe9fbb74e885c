/** A size of the box a text is typed into. */
export interface TextSize {
  readonly lines: 'single' | 'multi';
  readonly box: 'small' | 'medium' | 'large';
}

const BOXES = ['small', 'medium', 'large'] as const;

/** Sizes in the order of their numbers, from 1 (Spec 3, text box sizes). */
export const TEXT_SIZES: readonly TextSize[] = (['single', 'multi'] as const).flatMap((lines) => BOXES.map((box) => ({ lines, box })));

/** The box of a `setting.size`; the single-line small one, which is the default, for a number that is no size. */
export const textSize = (size: number): TextSize => TEXT_SIZES[size - 1] ?? { lines: 'single', box: 'small' };
