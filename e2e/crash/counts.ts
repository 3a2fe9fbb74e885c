import { count, isSampled } from '../support/count.js';

export const COUNTS = {
  /** Submissions per second while things break. */
  rate: Number(process.env['CRASH_RATE'] ?? '100'),
  kills: count('CRASH_KILLS', 100),
  /** Receipts between two kills, at most: they make the moment a random one, and the sum of all kills weighty. */
  receiptsPerKill: isSampled ? 50 : 200,
  /** Kills of a server that makes files of responses. */
  exportKills: count('CRASH_EXPORT_KILLS', 10),
  databaseKills: count('CRASH_DATABASE_KILLS', 20),
  /** Cuts of the connection at COMMIT, of each kind. */
  cuts: count('CRASH_CUTS', 50),
  /** Times the network to the database swallows everything without closing a connection. */
  silences: count('CRASH_SILENCES', 5),
  failedSyncs: count('CRASH_FAILED_SYNCS', 50),
  fullDisks: count('CRASH_FULL_DISKS', 20),
  /** Submissions of the storm; each is sent five times. */
  storm: count('CRASH_STORM', 10_000),
  proxyKills: count('CRASH_PROXY_KILLS', 50),
  restarts: count('CRASH_RESTARTS', 50),
} as const;
