import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@wence/schema';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { Gate } from '../../platform/concurrency/gate.js';
import { NotFetched, type OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import { outsideUrl } from '../../platform/outside/fetching/outside-url.js';
import { assertAllowed, type RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { MEBIBYTE } from './file-intake.service.js';
import { parsePictureAddress } from './picture-address.js';
import { mediaTypeOf, pictureKindOf } from './picture-kind.js';
import type { PictureService } from './picture.service.js';

/** Pictures in memory at once, and how many wait for their turn. */
const AT_ONCE = 4;
const WAITING = 40;
/** Enough of a picture to see that it is one. */
const HEAD = 4096;

/** Time limits: for the whole request including the wait for its turn, and the step to which the time of a refusal is rounded up. */
export interface TimeLimits {
  readonly most: number;
  readonly step: number;
}

/** Default pace in milliseconds: a request that takes longer is answered by the server's own timeout anyway. */
const USUAL_PACE: TimeLimits = { most: 8000, step: 1000 };

interface RemoteParts {
  readonly pictures: PictureService;
  readonly fetcher: OutsideFetcher;
  readonly limiter: RateLimiter;
  readonly pace?: TimeLimits;
}

/** Pictures by their address, as text that stands in a page: for a canvas, which may not look at pictures of other sites. */
export class RemotePictureService {
  private readonly gate = new Gate(AT_ONCE, WAITING);

  constructor(private readonly parts: RemoteParts) {}

  /**
   * `data:<type>;base64,…` of a picture: one stored here, by its name or any address that ends in it, or one in the open internet. A0400 (`url`, notFetched) for everything else, whatever the
   * reason: what lies around this server is not for callers to find out, neither by words nor by how long it takes. A0501: too often.
   */
  async read(ctx: RequestContext, address: string): Promise<string> {
    assertAllowed(await this.parts.limiter.take('outward', signedIn(ctx).id));
    const named = parsePictureAddress(address);
    const own = named && (await this.parts.pictures.open(named));
    if (own) return this.gate.run(async () => dataUrl(mediaTypeOf(own.picture.kind), await buffer(own.bytes)));
    // Anybody can see that much of an address without asking.
    if (!outsideUrl(address)) throw notFetched();
    return this.fetch(address);
  }

  private async fetch(address: string): Promise<string> {
    const { fetcher, pace = USUAL_PACE } = this.parts;
    const begun = performance.now();
    const limits = { bytes: LIMITS.imageMegabytes * MEBIBYTE, signal: AbortSignal.timeout(pace.most) };
    try {
      return await this.gate.run(async () => {
        const bytes = await fetcher.fetch(address, limits);
        const kind = pictureKindOf({ head: bytes.subarray(0, HEAD), tail: bytes.subarray(-HEAD) });
        if (!kind) throw new NotFetched('it is no picture');
        return dataUrl(mediaTypeOf(kind), bytes);
      });
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      const taken = performance.now() - begun;
      await pause(pace.step - (taken % pace.step));
      throw notFetched();
    }
  }
}

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;
const notFetched = () => invalidInput([{ field: 'url', rule: 'notFetched' }]);
