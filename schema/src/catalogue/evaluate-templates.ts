/** Spec 3, evaluate templates: customization. Its scale is the author's; the others fix theirs. */
export const CUSTOM_TEMPLATE = 5;

/** The scale of a template and the icon it is drawn with (`rate-icons.ts`). */
export interface EvaluateTemplate {
  /** Name of the template in locale files. */
  readonly key: 'catering' | 'hotel' | 'education' | 'retailing' | 'service' | 'customization';
  readonly max: number;
  readonly format: number;
}

/** Templates in the order of their numbers, from 0 (Spec 3). */
export const EVALUATE_TEMPLATES: readonly EvaluateTemplate[] = [
  { key: 'catering', max: 5, format: 1 },
  { key: 'hotel', max: 5, format: 1 },
  { key: 'education', max: 5, format: 2 },
  { key: 'retailing', max: 3, format: 4 },
  { key: 'service', max: 2, format: 3 },
  { key: 'customization', max: 5, format: 1 },
];
