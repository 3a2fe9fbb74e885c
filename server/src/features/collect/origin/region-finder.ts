import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import addresses from 'ip2region';
import ipaddr from 'ipaddr.js';
import { regionOf } from './region.policy.js';

type Addresses = InstanceType<typeof addresses.default>;
type Found = ReturnType<Addresses['searchRaw']>;

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

const FILES = ['ip2region/data/ip2region.db', 'ip2region/data/ipv6wry.db'];

/**
 * The library reads its files at one go, while nobody else is served. Read once before without holding anybody up, they are at hand, which takes it
 * 10 ms instead of what a cold disk takes. Null: they cannot be read, which costs the regions and no answers.
 */
async function load(): Promise<Addresses | null> {
  const { resolve } = createRequire(import.meta.url);
  try {
    await Promise.all(FILES.map((file) => readFile(resolve(file))));
    return new addresses.default();
  } catch {
    return null;
  }
}

/**
 * Finds the region that an address belongs to, from data that come with the program: nobody is asked. They are read on first use (11 MB), which
 * servers whose respondents are all in their own network never have.
 */
export class RegionFinder {
  private loading: Promise<Addresses | null> | null = null;
  private data: Addresses | null = null;

  /** Null for addresses that belong to no country: of a private network, of this machine, or none at all. A promise as long as the data are read. */
  find(address: string): string | null | Promise<string | null> {
    if (!ipaddr.isValid(address)) return null;
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return null;
    const plain = parsed.toString();
    return this.data ? regionIn(this.data, plain) : this.afterLoading(plain);
  }

  private async afterLoading(address: string): Promise<string | null> {
    this.loading ??= load();
    this.data = await this.loading;
    return this.data && regionIn(this.data, address);
  }
}

const regionIn = (data: Addresses, address: string): string | null => regionOf(nameIn(data.searchRaw(address, false)));
