import type { SurveyOption } from '@wence/schema';
import type { ReactNode } from 'react';

/** What draws one option of a choice is given. */
export interface OptionRowProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly option: SurveyOption;
  readonly isChosen: boolean;
  /** The question takes no more. The row stays reachable, so that the reason can be heard there too. */
  readonly isFull?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly onChoose: () => void;
  readonly onKeyDown: (key: string) => void;
  readonly onKeyUp: () => void;
  /** What the option asks for once it is chosen. */
  readonly children?: ReactNode;
}
