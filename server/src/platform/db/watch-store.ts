import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Database } from './database.js';
import type { UnitWatch } from './unit-of-work.js';

/** Counts what units meet. When the disk fails, ends the process: a supervisor starts a new one, which reads what is really there. */
export function watchUnits(metrics: Metrics, logger: Logger): UnitWatch {
  return {
    retried: (reason) => metrics.transactionRetries.inc({ reason }),
    waited: (seconds) => metrics.writerWait.observe(seconds),
    mustLeave: (error) => {
      logger.fatal({ err: error }, 'the disk failed');
      process.exit(1);
    },
  };
}

/** The pool is looked at whenever the metrics are read. */
export function watchPool({ poolInUse, poolWaiting }: Metrics, database: Database): void {
  Object.assign(poolInUse, { collect: () => poolInUse.set(database.poolUse.inUse) });
  Object.assign(poolWaiting, { collect: () => poolWaiting.set(database.poolUse.waiting) });
}
