import { count, isSampled } from '../support/count.js';

export const COUNTS = {
  /** Submissions per second while things break. */
  rate: Number(process.env['CRASH_RATE'] ?? '100'),
  kills: count('CRASH_KILLS', 100),
  /** Receipts between two kills, at most: they make the moment a random one, and the sum of all kills weighty. */
  receiptsPerKill: isSampled ? 50 : 200,
  /** Kills of a server that makes files of responses. */
  exportKills: count('CRASH_EXPORT_KILLS', 10),
  /** Kills of a server that clears surveys or deletes them for good, by turns. */
  removalKills: count('CRASH_REMOVAL_KILLS', 40),
  databaseKills: count('CRASH_DATABASE_KILLS', 20),
  /** Cuts of the connection at COMMIT, of each kind. */
  cuts: count('CRASH_CUTS', 50),
  /** Times the network to the database swallows everything without closing a connection. */
  silences: count('CRASH_SILENCES', 5),
  failedSyncs: count('CRASH_FAILED_SYNCS', 50),
  fullDisks: count('CRASH_FULL_DISKS', 20),
  /** Submissions of the storm; each is sent five times. */
  storm: count('CRASH_STORM', 10_000),
  /** Submissions that race for the seats of quotas, and uses of one-to-one links: ten for each link. */
  seatRace: count('CRASH_SEAT_RACE', isSampled ? 15_000 : 100_000),
  linkUses: count('CRASH_LINK_USES', isSampled ? 5_000 : 10_000),
  /** Kills of a server during such a race. */
  raceKills: count('CRASH_RACE_KILLS', 20),
  proxyKills: count('CRASH_PROXY_KILLS', 50),
  restarts: count('CRASH_RESTARTS', 50),
} as const;
