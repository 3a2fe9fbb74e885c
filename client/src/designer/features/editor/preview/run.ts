import type { SurveyDefinition } from '@wence/schema';
import type { Handed } from '../../../../shared/handed-visit';

/** The draft as it is saved at one moment. */
export interface Saved {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** One test visit: of what, and with what it begins. */
export interface Run {
  readonly saved: Saved;
  /** Null: empty hands. */
  readonly handed: Handed | null;
}
