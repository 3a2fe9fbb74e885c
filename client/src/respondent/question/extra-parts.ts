import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import type { OptionRowProps } from './option-row-props';
import type { QuestionProps } from './question-props';

export interface ExtraRowProps {
  readonly nodeId: number;
  /** The option as its question draws it. */
  readonly row: ReactElement<OptionRowProps>;
}

/** What some surveys want with questions of many kinds. */
export interface ExtraParts {
  /** Stands under the controls of all questions; it sees for itself which it is for. */
  readonly Extra: ComponentType<QuestionProps>;
  /** In the place of each option of a choice. */
  readonly Row?: ComponentType<ExtraRowProps>;
  /** Around the screens of the visit. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** In the place of the page's own steps, which it takes itself. */
  readonly reduce?: (session: Session, action: Action, at: number) => Session;
}
