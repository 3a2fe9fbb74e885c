import { NO_ORIGIN, type ResponseOrigin } from '@wence/schema';
import { BoundedMap } from '../../../platform/memory/bounded-map.js';
import type { RequestContext } from '../../../platform/request/context.js';
import { RegionFinder } from './region-finder.js';
import { type Client, clientOf, NO_CLIENT } from './user-agent.policy.js';

/** Who sends answers, as far as their request tells. */
export type Visitor = Pick<RequestContext, 'ip' | 'userAgent'>;

/** User agents whose meaning is kept ready: most people have one of a few hundred. */
const KEPT = 500;

/** Derives where a response came from. Nothing keeps the address, neither here nor in the response. */
export class OriginReader {
  private readonly clients = new BoundedMap<string, Client>(KEPT);
  private readonly regions = new RegionFinder();

  constructor(private readonly isOn: boolean) {}

  /** All null if it is switched off. A promise only for the first ones, while the data on regions are read. */
  of({ ip, userAgent }: Visitor): ResponseOrigin | Promise<ResponseOrigin> {
    if (!this.isOn) return NO_ORIGIN;
    const client = this.clientOf(userAgent);
    const region = this.regions.find(ip);
    return region instanceof Promise ? region.then((found) => ({ ...client, region: found })) : { ...client, region };
  }

  /** The region of an address, also where facts about respondents are switched off: limits ask for it. */
  readonly regionOf = (address: string): string | null | Promise<string | null> => this.regions.find(address);

  private clientOf(userAgent: string | null): Client {
    if (userAgent === null) return NO_CLIENT;
    const known = this.clients.get(userAgent);
    if (known) return known;
    const client = clientOf(userAgent);
    this.clients.set(userAgent, client);
    return client;
  }
}
