import { LIMITS } from '../limit/limits.js';

const LETTERS_DIGITS = /^[A-Za-z0-9]+$/;
const GENERATED_NODE = /^(?:Q|G|Page|Loop|Block|\$Q|\$List)?[1-9][0-9]{0,8}$/;
const GENERATED_OPTION = /^G?[1-9][0-9]{0,8}$/;

/** A code that a person may type: letters and digits, 1 to 4 of them (Spec 5, codes and texts; Spec 9). */
export const isTypedCode = (code: string): boolean => code.length <= LIMITS.typedCode && LETTERS_DIGITS.test(code);

/** A code that a node may carry: typed, or generated (any prefix of `generated-code.ts`) and as long as its number needs. */
export const isNodeCode = (code: string): boolean => isTypedCode(code) || GENERATED_NODE.test(code);

/** A code that an option or a row may carry: typed, or generated (headings of groups: G and a number) and as long as its number needs. */
export const isOptionCode = (code: string): boolean => isTypedCode(code) || GENERATED_OPTION.test(code);

/** Returns a typed code without anything but letters and digits (Spec 5: the input is stripped). */
export const stripCode = (typed: string): string => typed.replace(/[^A-Za-z0-9]/g, '').slice(0, LIMITS.typedCode);
