const inCi = process.env['CI'] !== undefined;

/** How often each fault is tried: the figure for a full run, a smaller one where `CI` is set, or what the variable says. */
function count(variable: string, full: number, small: number): number {
  const named = Number(process.env[variable]);
  return Number.isInteger(named) && named > 0 ? named : inCi ? small : full;
}

export const COUNTS = {
  /** Submissions per second while things break. */
  rate: count('CRASH_RATE', 100, 100),
  kills: count('CRASH_KILLS', 100, 10),
  databaseKills: count('CRASH_DATABASE_KILLS', 20, 3),
  /** Cuts of the connection at COMMIT, of each kind. */
  cuts: count('CRASH_CUTS', 50, 3),
  /** Times the network to the database swallows everything without closing a connection. */
  silences: count('CRASH_SILENCES', 5, 1),
  failedSyncs: count('CRASH_FAILED_SYNCS', 50, 3),
  fullDisks: count('CRASH_FULL_DISKS', 20, 3),
  /** Submissions of the storm; each is sent five times. */
  storm: count('CRASH_STORM', 10_000, 1_000),
  proxyKills: count('CRASH_PROXY_KILLS', 50, 3),
  restarts: count('CRASH_RESTARTS', 50, 3),
} as const;
