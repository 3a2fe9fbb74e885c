/** The parts of a place, largest first; level n of a city question asks the first n (Spec 3, city level). */
export type CityPart = 'province' | 'city' | 'district' | 'address';

const PARTS: readonly CityPart[] = ['province', 'city', 'district', 'address'];

/** The parts that a city question of a level, 1 to 4, asks. */
export const cityParts = (level: number): readonly CityPart[] => PARTS.slice(0, level);
