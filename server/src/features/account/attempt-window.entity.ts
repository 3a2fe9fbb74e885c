import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** How often something was done since a moment, e.g. wrong passwords of a mobile. Counted in the store: restarts and other servers count too. */
export class AttemptWindow {
  /** What is counted, and whose: `password:<mobile>`. */
  id: string;
  taken: number;
  endsAt: Date;
}

export const attemptWindowEntity: EntityDefinition = (types) =>
  new EntitySchema<AttemptWindow>({
    name: 'attempt_window',
    target: AttemptWindow,
    columns: {
      id: { ...types.token(64), primary: true },
      taken: types.integer,
      endsAt: { ...types.instant, name: 'ends_at' },
    },
    indices: [{ name: 'IDX_attempt_window_ends', columns: ['endsAt'] }],
  });
