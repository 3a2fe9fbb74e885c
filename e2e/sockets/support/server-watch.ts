import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../../crash/stage.js';

/** Maximum additional response time while a large survey or file is worked on. */
export const LONGER_MS = 100;
const PROBE_EVERY_MS = 20;
const QUIET_MS = 2_000;

/** Watches how long others wait for an answer of a server while it does large work. */
export class Onlooker {
  private constructor(
    private readonly origin: string,
    private readonly quiet: number,
  ) {}

  /** Measures first how long others wait while nothing goes on. */
  static async at(origin: string): Promise<Onlooker> {
    return new Onlooker(origin, (await longestWait(origin, () => wait(QUIET_MS))).longest);
  }

  /** Does the work and expects that nobody waited much longer meanwhile. Returns its result. */
  async expectNoWait<T>(name: string, work: () => Promise<T>): Promise<T> {
    await figuresOf(this.origin);
    const begun = performance.now();
    const { longest, result } = await longestWait(this.origin, work);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const lag = (await figuresOf(this.origin)).get('nodejs_eventloop_lag_seconds') ?? Number.NaN;
    const report = `${name}: done in ${seconds} s, somebody waited ${Math.round(longest)} ms (quiet: ${Math.round(this.quiet)} ms), event loop delayed at most ${Math.round(lag * 1000)} ms`;
    test.info().annotations.push({ type: 'figures', description: report });
    process.stdout.write(`${report}\n`);
    expect(longest - this.quiet, report).toBeLessThan(LONGER_MS);
    return result;
  }
}

/** The longest that anybody waited for an answer of the server while something went on, in milliseconds. */
async function longestWait<T>(origin: string, during: () => Promise<T>): Promise<{ longest: number; result: T }> {
  const over = during().then((result) => ({ result }));
  for (let longest = 0; ; ) {
    const asked = performance.now();
    await (await fetch(`${origin}/livez`)).text();
    longest = Math.max(longest, performance.now() - asked);
    const end = await Promise.race([over, wait(PROBE_EVERY_MS, null)]);
    if (end) return { longest, result: end.result };
  }
}

/** Figures of `/metrics`, by name; only those without labels. Delays of the event loop are those since the last call. */
export async function figuresOf(origin: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${origin}/metrics`);
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  const lines = (await answer.text()).split('\n');
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [, name, value] = /^([a-z_0-9]+) (\S+)$/.exec(line) ?? [];
      return name && value ? [[name, Number(value)]] : [];
    }),
  );
}
