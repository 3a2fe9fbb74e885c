import type { Answer, CityAnswer } from '@wence/schema';
import type { Divisions } from '../../../shared/divisions/divisions';
import type { Choice } from '../levels/matching';

/** One list: no choices while what lies above is not chosen, or not loaded. */
interface CityLevel {
  readonly choices: readonly Choice[];
  /** Empty: nothing is chosen. */
  readonly chosen: string;
}

/** Levels that have a code; the fourth is a text. */
export const CODED = 3;

const listOf = (divisions: Divisions, isIn: (code: string) => boolean): readonly Choice[] =>
  Object.entries(divisions).flatMap(([value, title]) => (isIn(value) ? { value, title } : []));

export const cityOf = (answer: Answer | undefined): CityAnswer => (answer && 'codes' in answer ? answer : { codes: [] });

const provincesOf = (divisions: Divisions): readonly Choice[] => listOf(divisions, () => true);

const citiesOf = (divisions: Divisions): readonly Choice[] => listOf(divisions, (code) => code.endsWith('00'));

const districtsOf = (divisions: Divisions, city: string): readonly Choice[] =>
  listOf(divisions, (code) => code.startsWith(city.slice(0, 4)) && !code.endsWith('00'));

/** The code on a level: where there is nothing to choose, that of the level above stands for it; where there is one, that one. */
function codeAmong(choices: readonly Choice[], code: string | undefined, above: string): string | undefined {
  if (choices.length < 2) return choices[0]?.value ?? above;
  return choices.some(({ value }) => value === code) ? code : undefined;
}

/** The codes as far as they are decided, `level` deep at most; what is not a division is none. `within`: of the chosen province. */
export function decided([province, city, district]: readonly string[], level: number, within: Divisions): readonly string[] {
  if (province === undefined) return [];
  if (level < 2) return [province];
  const cityCode = codeAmong(citiesOf(within), city, province);
  if (cityCode === undefined) return [province];
  if (level < CODED) return [province, cityCode];
  const districtCode = codeAmong(districtsOf(within, cityCode), district, cityCode);
  return districtCode === undefined ? [province, cityCode] : [province, cityCode, districtCode];
}

const levelOf = (choices: readonly Choice[], code: string | undefined): CityLevel => ({
  choices,
  chosen: choices.find(({ value }) => value === code)?.value ?? '',
});

/** The lists to be shown, one after the other; those with nothing to choose are left out. `within`: undefined while it is not loaded. */
export function levelsOf(
  codes: readonly string[],
  level: number,
  provinces: Divisions,
  within: Divisions | undefined,
): readonly CityLevel[] {
  const [province, city, district] = codes;
  const first = levelOf(provincesOf(provinces), province);
  const cities = first.chosen && within ? citiesOf(within) : null;
  const districts = within && city ? districtsOf(within, city) : cities?.length === 0 ? [] : null;
  const further = [levelOf(cities ?? [], city), levelOf(districts ?? [], district)].filter(
    (_, place) => [cities, districts][place]?.length !== 0,
  );
  return [first, ...further].slice(0, Math.min(level, CODED));
}

/**
 * The list that takes the focus when a choice is missing: the first undecided one, or the one above it while there is nothing to choose from
 * (not loaded yet): a closed list takes no focus. -1: all are decided.
 */
export function listInNeed(levels: readonly CityLevel[]): number {
  const open = levels.findIndex(({ chosen }) => chosen === '');
  return open > 0 && levels[open]?.choices.length === 0 ? open - 1 : open;
}
