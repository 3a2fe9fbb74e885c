import { notEnforcedIn, type SurveyDefinition } from '@wence/schema';
import { assertThat } from '../../platform/errors/app-error.js';
import { threadFile } from '../../platform/threads/start-thread.js';
import { type ThreadLimits, ThreadPool } from '../../platform/threads/thread-pool.js';
import type { WechatRule } from '../survey/wechat-rule.policy.js';
import { type CheckedSurvey, launchErrors } from './launch-errors.js';

/** The check limits its own steps; the time limit is for surveys whose every step is slow. */
const LIMITS = { threads: 1, waiting: 50, milliseconds: 10_000, megabytes: 512 } as const;
/** Characters of a survey without logic that is checked in less time than it takes to ask a thread. */
const SMALL = 32 * 1024;

export type CheckThreads = Pick<ThreadPool<string, CheckedSurvey>, 'run' | 'stop'>;

export function checkThreads(limits: Partial<ThreadLimits> = {}): CheckThreads {
  return new ThreadPool(threadFile('check.thread', import.meta.url), { ...LIMITS, ...limits });
}

/** The check before a launch, on a thread of its own where it may take long. */
export class LaunchCheck {
  constructor(
    private readonly wechat: Pick<WechatRule, 'assertLaunchable'>,
    private readonly threads: CheckThreads = checkThreads(),
  ) {}

  /**
   * Refuses a draft, given as its canonical text, that holds what is not enforced yet (A0422) or needs the WeChat account that this server does not have
   * (A0439), or in which something of severity error was found (A0414). What is not decided in time is no finding; returns false if anything was left undecided.
   */
  async pass(text: string): Promise<boolean> {
    assertEnforced(text);
    this.wechat.assertLaunchable(text);
    const { findings, isWhole } = await this.check(text);
    assertThat(findings.length === 0, 'A0414', { data: { findings } });
    return isWhole;
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }

  private async check(text: string): Promise<CheckedSurvey> {
    const checked = isSmall(text) ? Array.from(launchErrors(text)).at(-1) : undefined;
    if (checked) return checked;
    const { value, isWhole } = await this.threads.run(text);
    return { findings: [], ...value, isWhole: isWhole && value?.isWhole === true };
  }
}

/** This is decided without a thread, so that no limit can skip it. It only takes as long as reading the text. */
function assertEnforced(text: string): void {
  const parts = notEnforcedIn(JSON.parse(text) as SurveyDefinition); // Only canonical text of parsed definitions is ever stored.
  assertThat(parts.length === 0, 'A0422', { data: { parts } });
}

/** Returns true for a short text without a `logic` key. A text that merely contains these characters is checked on a thread needlessly. */
function isSmall(text: string): boolean {
  return text.length <= SMALL && !text.includes('"logic":');
}
