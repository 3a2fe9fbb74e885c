import addresses from 'ip2region';
import ipaddr from 'ipaddr.js';
import { regionOf } from './region.policy.js';

type Found = ReturnType<InstanceType<typeof addresses.default>['searchRaw']>;

/** Country, area, province, city and network stand in one text; only provinces of China are wanted. */
const COUNTRY = 0;
const PROVINCE = 2;
const NOTHING = '0';

/** The name of the place as the data have it: of IPv4 in parts, of IPv6 in one piece. */
function nameIn(found: Found): string {
  if (found === null) return '';
  if ('cArea' in found) return found.cArea;
  const parts = found.region.split('|');
  return `${parts[COUNTRY]}${parts[PROVINCE] === NOTHING ? '' : parts[PROVINCE]}`;
}

/**
 * Finds the region that an address belongs to, from data that come with the program: nobody is asked. They are read on first use (11 MB, 15 ms), which
 * servers whose respondents are all in their own network never have.
 */
export class RegionFinder {
  private data: InstanceType<typeof addresses.default> | null = null;

  /** Null for addresses that belong to no country: of a private network, of this machine, or none at all. */
  find(address: string): string | null {
    if (!ipaddr.isValid(address)) return null;
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return null;
    this.data ??= new addresses.default();
    return regionOf(nameIn(this.data.searchRaw(parsed.toString(), false)));
  }
}
