import type { Clock } from '../../platform/outside/clock.js';
import type { VersionService } from './version.service.js';

const GRACE_MS = 24 * 60 * 60 * 1000;

/** Decides which versions still accept answers (design: versions). */
export class AcceptanceService {
  constructor(
    private readonly versions: VersionService,
    private readonly clock: Clock,
  ) {}

  /**
   * The current version always; the one that was current before it for 24 hours after the change, so that nobody who had the page open
   * loses what they typed. No other.
   */
  async accepts(surveyId: string, current: number, version: number): Promise<boolean> {
    if (version === current) return true;
    const byLatestUse = (await this.versions.list(surveyId)).sort((a, b) => b.currentSince.getTime() - a.currentSince.getTime());
    const replacedAt = byLatestUse.find((one) => one.version === current)?.currentSince;
    const before = byLatestUse.find((one) => one.version !== current);
    if (!replacedAt || before?.version !== version) return false;
    return this.clock.now().getTime() - replacedAt.getTime() <= GRACE_MS;
  }
}
