import { originName, REGIONS } from '@wence/schema';
import { CHINA, PART_OF_THE_WORLD, REGION_ALIASES } from './data/region-aliases.js';

type Named = readonly (readonly [name: string, code: string])[];

const isProvince = (code: string): boolean => code.startsWith('CN-');

/** The longest first, because some names begin with another one. */
const longestFirst = (names: Named): Named => names.toSorted(([one], [two]) => two.length - one.length);

const nameOf = (code: string): string => originName('region', code, 'zh-CN');

const PROVINCES: Named = REGIONS.filter(isProvince).map((code) => [nameOf(code), code]);

const PLACES: Named = longestFirst([
  ...REGIONS.filter((code) => code !== 'CN' && !isProvince(code)).map((code) => [nameOf(code), code] as const),
  ...Object.entries(REGION_ALIASES),
]);

const beginningOf = (text: string, names: Named) => names.find(([name]) => text.startsWith(name));

/**
 * The code of a place that is called by its name in Chinese: a country, perhaps with something smaller behind it. Of China it is the code of the
 * province, of another country that of a territory with a code of its own. Null for what is no country, such as a part of the world.
 */
export function regionOf(name: string): string | null {
  if (name.startsWith(CHINA)) return beginningOf(name.slice(CHINA.length), PROVINCES)?.[1] ?? 'CN';
  const country = beginningOf(name, PLACES);
  if (!country) return null;
  const rest = name.slice(country[0].length);
  if (rest === PART_OF_THE_WORLD) return null;
  return beginningOf(rest, PLACES)?.[1] ?? country[1];
}
