import type { Operation, SurveyDefinition } from '@wence/schema';
import type { Answer } from './session-action';

export interface OutgoingBatch {
  readonly clientOpId: string;
  readonly baseRevision: number;
  readonly operations: readonly Operation[];
}

export interface Loaded {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** What an edit session needs from the server. Neither call rejects: not being able to reach it is an answer like others. */
export interface EditDoors {
  send(batch: OutgoingBatch): Promise<Answer>;
  load(): Promise<Loaded | 'unreachable'>;
}
