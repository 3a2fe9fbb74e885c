import { assertThat } from '../../platform/errors/app-error.js';
import { ThreadPool, threadFile } from '../../platform/threads/thread-pool.js';
import { type Looked, lookAt } from './look-at.js';

/** A check does so many steps and no more; the time is for surveys whose every step is slow. */
const LIMITS = { threads: 1, waiting: 50, milliseconds: 10_000, megabytes: 512 } as const;
/** Characters of a survey without logic that is looked at in less time than a thread takes to be asked. */
const SMALL = 32 * 1024;

/** The check before a launch, on a thread of its own where it may take long. */
export class LaunchCheck {
  private readonly threads: ThreadPool<string, Looked>;

  constructor({ milliseconds = LIMITS.milliseconds }: { readonly milliseconds?: number } = {}) {
    this.threads = new ThreadPool(threadFile('check.thread', import.meta.url), { ...LIMITS, milliseconds });
  }

  /**
   * Refuses a draft, given as its canonical text, that holds what is not applied yet (A0422), or in which something of severity error was found
   * (A0414). What is not decided in time is no finding; the answer is whether everything was decided.
   */
  async pass(text: string): Promise<boolean> {
    const { parts, findings, isWhole } = await this.look(text);
    assertThat(parts.length === 0, 'A0422', { data: { parts } });
    assertThat(findings.length === 0, 'A0414', { data: { findings } });
    return isWhole;
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }

  private async look(text: string): Promise<Looked> {
    const here = isSmall(text) ? Array.from(lookAt(text)).at(-1) : undefined;
    if (here) return here;
    const { value, isWhole } = await this.threads.run(text);
    return { parts: [], findings: [], ...value, isWhole: isWhole && value?.isWhole === true };
  }
}

/** Returns true for a short text without a `logic` key. A text that merely contains these characters is checked on a thread needlessly. */
function isSmall(text: string): boolean {
  return text.length <= SMALL && !text.includes('"logic":');
}
