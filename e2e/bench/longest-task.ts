import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of this thread's own time, which what else runs on the machine does not add to. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const MAIN_THREAD = 'CrRendererMain';
const TASK = 'RunTask';
const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline'];

/** Milliseconds that the longest task of a page's main thread takes while something is done. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // This is the protocol's type.
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  await act();
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD).map(threadOf));
  const times = events.flatMap((event) => (event.name.endsWith(TASK) && main.has(threadOf(event)) ? (event.tdur ?? 0) : []));
  if (times.length === 0) throw new Error('the trace holds no tasks');
  return Math.max(...times) / 1000;
}

export const median = (values: readonly number[]) => values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;
