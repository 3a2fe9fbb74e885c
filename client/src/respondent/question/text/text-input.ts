import { lowestOf, type SurveyNode } from '@wence/schema';
import { textFormat } from '../base/hint-text';

interface TextInput {
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoComplete?: 'tel' | 'email' | 'name' | 'off';
  /** Off where a keyboard that corrects or capitalises would spoil the answer. */
  readonly autoCapitalize?: 'none' | 'words';
  readonly spellCheck?: false;
}

/** Attributes that a type sets whatever its format, such as the respondent's own name or a scanned code. */
const BY_TYPE: Readonly<Record<number, TextInput>> = {
  42: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  50: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
};

/**
 * Chooses the keyboard for a format and what the browser may fill in. Phones' number pads have no minus sign, so a number that may be negative
 * keeps the full keyboard. The type stays text: number inputs drop what they cannot read.
 */
export function textInput(node: SurveyNode): TextInput {
  return BY_TYPE[node.type ?? 0] ?? byFormat(node);
}

function byFormat(node: SurveyNode): TextInput {
  const mayBeNegative = (lowestOf(node) ?? 0) < 0;
  switch (textFormat(node)) {
    case 1:
      return mayBeNegative ? {} : { inputMode: 'numeric' };
    case 2:
      return mayBeNegative ? {} : { inputMode: 'decimal' };
    case 3:
      return { inputMode: 'tel', autoComplete: 'tel' };
    case 4:
      return { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false };
    case 5:
      return { spellCheck: false };
    default:
      return {};
  }
}
