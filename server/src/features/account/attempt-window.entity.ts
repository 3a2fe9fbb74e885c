import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** Counts attempts within a time window, e.g. wrong passwords of a mobile number. It is stored, so it survives restarts and spans all servers. */
export class AttemptWindow {
  /** Kind and subject of the count, e.g. `password:<mobile>`. */
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
