import type { EntityManager } from 'typeorm';
import type { Statements } from './statements.js';

/** The state of one running unit of work. */
export interface Unit {
  readonly manager: EntityManager;
  readonly statements: Statements;
  readonly afterCommit: (() => void)[];
}
