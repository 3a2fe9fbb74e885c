import provinces from './provinces.json';

/** Names by six-digit code: two digits each for province, city and district, the rest zeros. */
export type Divisions = Readonly<Record<string, string>>;

export const PROVINCES: Divisions = provinces;

/** Each in a file of its own, whose address is all that is loaded beforehand. As files rather than modules: a failed one can be asked for again. */
const ADDRESSES = import.meta.glob<string>('./province-*.json', { query: '?url&no-inline', import: 'default', eager: true });

/** Loads the divisions of a province. Rejects if loading fails. */
export async function divisionsIn(province: string): Promise<Divisions> {
  const address = ADDRESSES[`./province-${province.slice(0, 2)}.json`];
  if (address === undefined) return {};
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A file of our own build: codes and names.
  return (await response.json()) as Divisions;
}
