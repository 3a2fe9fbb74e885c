import { BatchLane, type Pending } from '../../platform/db/batch-lane.js';
import type { PasswordHasher } from '../../platform/auth/password-hasher.js';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ReportShare } from './report-share.entity.js';
import { hashOfToken } from './share-link.js';

/** Accesses that share a transaction. */
const TOGETHER = 500;
/** Right passwords that are remembered. */
const PROVEN = 10_000;
/** Stands for the survey of a link that there is not, so that looking for it takes the same time. */
const NO_SURVEY = 'none';

/** A shared report that may be shown to whoever asked. */
export interface OpenedShare {
  readonly share: ReportShare;
  readonly survey: Survey;
}

/**
 * The door of shared reports. A link that is wrong, over, switched off or removed, one whose survey is gone, one that wants a password and got none or
 * a wrong one: all of them are A0404, by the same steps, so that neither the answer nor its time tells them apart.
 */
export class ShareOpeningService {
  private readonly counting = new BatchLane<string, void>((take) => this.count(take), {
    fits: ({ length }) => Math.min(TOGETHER, length),
    overlaps: false,
  });

  /**
   * Right passwords, under a key of this process. Pages of a report ask several times, and a class behind one address asks at once: only what has
   * not been right before is counted as a try, and costs the slow hash.
   */
  private readonly proven = new BoundedMap<string, true>(PROVEN);
  private readonly proofKey: Uint8Array;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly surveys: SurveyService,
    private readonly guard: SignInGuard,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    random: Random,
  ) {
    this.proofKey = random.bytes(32);
  }

  /** A0404 as above. A0501 after ten wrong passwords for a link from an address in 15 minutes, even for the right one unless it was given before. */
  async open(ctx: RequestContext, token: string, password: string | null | undefined): Promise<OpenedShare> {
    const tokenHash = hashOfToken(token);
    const usable = await this.usable(tokenHash);
    if (usable && (usable.share.passwordHash === null || this.isProven(usable, password))) return usable;
    if (!password) throw notFound();
    const isRight = await this.guard.link(ctx, tokenHash, async () =>
      (await this.hasher.verify(usable?.share.passwordHash ?? null, password)) ? true : null,
    );
    if (!usable || !isRight) throw notFound();
    this.proven.set(this.proofOf(usable, password), true);
    return usable;
  }

  /** Counts an access, and says so in the log; the link itself stands in no log. */
  async noteAccess(ctx: RequestContext, { share }: OpenedShare): Promise<void> {
    ctx.logger.info({ shareId: share.id, surveyId: share.surveyId, kind: share.kind }, 'shared report opened');
    await this.counting.add(share.id);
  }

  private isProven(opened: OpenedShare, password: string | null | undefined): boolean {
    return Boolean(password) && this.proven.get(this.proofOf(opened, password ?? '')) === true;
  }

  /** Another password, like another link, makes another proof. */
  private proofOf({ share: { tokenHash, passwordHash } }: OpenedShare, password: string): string {
    return keyedHash(this.proofKey, [tokenHash, passwordHash ?? '', password]).toString('base64url');
  }

  private async usable(tokenHash: string): Promise<OpenedShare | null> {
    const share = await this.database.repository(ReportShare).findOneBy({ tokenHash });
    const survey = await this.surveys.find(share?.surveyId ?? NO_SURVEY);
    if (!share || !survey || share.enabled !== 1) return null;
    return share.expiresAt !== null && share.expiresAt <= this.clock.now() ? null : { share, survey };
  }

  /** Those who open a report at the same time share a transaction. */
  private async count(take: () => Pending<string, void>[]): Promise<void> {
    let batch: Pending<string, void>[] | null = null;
    const taken = () => (batch ??= take());
    try {
      await this.unit.run(async () => {
        const times = new Map<string, number>();
        for (const { item } of taken()) times.set(item, (times.get(item) ?? 0) + 1);
        // Always in the same order, so that two servers cannot deadlock.
        for (const [id, more] of [...times].toSorted(([a], [b]) => (a < b ? -1 : 1)))
          await this.database.repository(ReportShare).increment({ id }, 'accesses', more);
      });
      for (const waiting of taken()) waiting.resolve();
    } catch (error) {
      for (const waiting of taken()) waiting.reject(error);
    }
  }
}
