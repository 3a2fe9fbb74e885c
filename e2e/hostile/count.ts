/** Total number of renders in this folder, by default a small sample; `npm run test:hostile` and `npm run test:all` ask for 24,000. */
export const RENDERS = Number(process.env['HOSTILE_RENDERS'] ?? '300');

/** Another seed than the usual one finds other texts. */
export const SEED = Number(process.env['HOSTILE_SEED'] ?? '20261121');

/** Share of all renders that each way has; together 1. */
const SHARES = { accepted: 0.38, inlined: 0.25, fetched: 0.08, piped: 0.1, buttons: 0.02, editor: 0.08, list: 0.02, report: 0.07 } as const;

export type Way = keyof typeof SHARES;

export const rendersOf = (way: Way): number => Math.ceil(RENDERS * SHARES[way]);

/** Long enough for the slowest machine that is worth it. */
export const patience = (way: Way): number => 120_000 + rendersOf(way) * 200;
