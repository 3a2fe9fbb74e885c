import type { Clock } from '../../platform/outside/clock.js';
import type { VersionRow, VersionService } from './version.service.js';

const GRACE_MS = 24 * 60 * 60 * 1000;

/** Decides which versions still accept answers (design: versions). */
export class AcceptanceService {
  constructor(
    private readonly versions: VersionService,
    private readonly clock: Clock,
  ) {}

  /**
   * The current version always, and every version that asks the same: those between which only settings of collection and quotas were changed count
   * as one, however many they are. What was asked before, in all its versions, for 24 hours after the change, so that nobody who had the page
   * open loses what they typed. No other.
   */
  async accepts(surveyId: string, current: number, version: number): Promise<boolean> {
    if (version === current) return true;
    const [now, wanted] = await this.askedBy(surveyId, [current, version]);
    if (now === undefined || wanted === undefined) return false;
    if (wanted === now) return true;
    const byLatestUse = (await this.versions.list(surveyId)).sort((a, b) => b.currentSince.getTime() - a.currentSince.getTime());
    const asked = await this.askedBy(
      surveyId,
      byLatestUse.map((one) => one.version),
    );
    const before = byLatestUse.find((_, place) => asked[place] !== now);
    if (!before || asked[byLatestUse.indexOf(before)] !== wanted) return false;
    const replacedAt = firstUse(byLatestUse.slice(0, byLatestUse.indexOf(before)), before);
    return this.clock.now().getTime() - replacedAt <= GRACE_MS;
  }

  private async askedBy(surveyId: string, versions: readonly number[]): Promise<(string | undefined)[]> {
    const asked = await this.versions.askedBy(surveyId, versions);
    return versions.map((version) => asked.get(version));
  }
}

/** When the first of these versions took over from the one before. A version that was frozen since then has been in use from that moment. */
function firstUse(versions: readonly VersionRow[], before: VersionRow): number {
  const starts = versions.map(({ createdAt, currentSince }) => (createdAt >= before.currentSince ? createdAt : currentSince).getTime());
  return Math.min(...starts);
}
