import { parseDefinition, type SurveyDefinition } from '@wence/schema';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import { ThreadPool, threadFile } from '../../platform/threads/thread-pool.js';
import type { Parsed } from './parse.thread.js';

const LIMITS = { threads: 1, waiting: 50, milliseconds: 30_000, megabytes: 512 } as const;
/** Values in a definition that is read in less time than a thread takes to be asked. */
const SMALL = 2_000;
const RETRY_AFTER_SECONDS = 5;

/** Reads definitions that come from outside, large ones on a thread of their own: one of 4 MB takes more than a second. */
export class DefinitionParser {
  private readonly threads = new ThreadPool<unknown, Parsed>(threadFile('parse.thread', import.meta.url), LIMITS);

  /** A0400 with the faults of a definition that is none; B0503 if it takes longer than it may. */
  async parse(given: unknown): Promise<SurveyDefinition> {
    if (isSmall(given)) {
      const parsed = parseDefinition(given);
      if (!parsed.ok) throw invalidInput(parsed.faults);
      return parsed.value;
    }
    const { value } = await this.threads.run(given);
    if (!value) throw new AppError('B0503', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (!value.ok) throw invalidInput(value.faults);
    return JSON.parse(value.text) as SurveyDefinition; // The canonical text of a parsed definition.
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }
}

/** Looks at no more values than a small definition has. */
function isSmall(given: unknown): boolean {
  const open: unknown[] = [given];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen > SMALL) return false;
    const value = open.pop();
    if (typeof value === 'object' && value !== null) open.push(...Object.values(value).slice(0, SMALL));
  }
  return true;
}
