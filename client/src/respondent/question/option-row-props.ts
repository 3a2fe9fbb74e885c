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
  /** What was chosen stays. The row stays reachable, so that what stands in it can be heard. */
  readonly isFixed?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly onChoose: () => void;
  readonly onKeyDown: (key: string) => void;
  readonly onKeyUp: () => void;
  /** Under the title. */
  readonly below?: ReactNode;
  /** What the option asks for once it is chosen. */
  readonly children?: ReactNode;
}
