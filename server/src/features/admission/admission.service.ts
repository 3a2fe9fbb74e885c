import { DEFAULT_TIME_ZONE, isAddressIn, isWithinHours, nextHours, type SurveySettings } from '@wence/schema';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import { AppError } from '../../platform/errors/app-error.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { Entry } from '../answering-page/gate.type.js';

/** Right passwords that are remembered. */
const PROVEN = 10_000;
const CHINA = 'CN';

/** Finds the region of an address, as responses name it; null: unknown. */
export type RegionOf = (address: string) => string | null | Promise<string | null>;

interface AdmissionParts {
  readonly guard: Pick<SignInGuard, 'link'>;
  readonly clock: Clock;
  readonly regionOf: RegionOf;
  /** Compares passwords without telling by its time how much of them was right. */
  readonly key: Uint8Array;
}

/** Who may answer, and when: hours of the day, addresses, regions, a password (Spec 2, setting). The same on opening and on submitting. */
export class Admission {
  /** Who has given the right password: pages ask several times, and a class behind one address asks at once. */
  private readonly proven = new BoundedMap<string, true>(PROVEN);

  constructor(private readonly parts: AdmissionParts) {}

  readonly gate = (entry: Entry): Promise<AppError | null> | AppError | null => {
    const { settings } = entry.definition;
    if (!settings) return null;
    const refused = this.outsideHours(settings) ?? outsideAddresses(settings, entry);
    if (refused) return refused;
    return settings.regions || settings.password !== undefined ? this.atTheDoor(settings, entry) : null;
  };

  private outsideHours({ daily, timeZone = DEFAULT_TIME_ZONE }: SurveySettings): AppError | null {
    const now = this.parts.clock.now().getTime();
    if (!daily || isWithinHours(daily, timeZone, now)) return null;
    return new AppError('A0431', { data: { reason: 'hours', opensAt: new Date(nextHours(daily, timeZone, now)).toISOString() } });
  }

  private async atTheDoor({ regions, password }: SurveySettings, entry: Entry): Promise<AppError | null> {
    if (regions) {
      const region = await this.parts.regionOf(entry.entrant.ip);
      if (!isRegionIn(regions, region)) return new AppError('A0431', { data: { reason: 'region' } });
    }
    return password === undefined ? null : this.judgePassword(password, entry);
  }

  /** A0501 after ten wrong passwords from a network in 15 minutes, even for the right one unless that network has given it before. */
  private async judgePassword(password: string, { surveyId, entrant, carried }: Entry): Promise<AppError | null> {
    const given = carried.password;
    if (given === null || given === '') return new AppError('A0430', { data: { reason: 'missing' } });
    const proof = this.hash([surveyId, password, networkOf(entrant.ip)]).toString('base64url');
    const isRight = this.hash([given]).equals(this.hash([password]));
    if (isRight && this.proven.get(proof)) return null;
    const proven = await this.parts.guard.link(entrant, `survey:${surveyId}`, async () => (isRight ? true : null));
    if (!proven) return new AppError('A0430', { data: { reason: 'wrong' } });
    this.proven.set(proof, true);
    return null;
  }

  private hash(parts: readonly string[]): Buffer {
    return keyedHash(this.parts.key, parts);
  }
}

function outsideAddresses({ addresses }: SurveySettings, { entrant }: Entry): AppError | null {
  return addresses && !isAddressIn(addresses, entrant.ip) ? new AppError('A0431', { data: { reason: 'address' } }) : null;
}

/** A region that nobody knows is in none; the country stands for all of its provinces. */
function isRegionIn(regions: readonly string[], region: string | null): boolean {
  return region !== null && (regions.includes(region) || (region.startsWith(`${CHINA}-`) && regions.includes(CHINA)));
}
