import { FaultList, at } from '../reading/fault.js';
import { defaultTexts } from '../catalogue/default-content.js';
import type { Language } from '../definition/definition.js';

/** Who is wanted: places in the sample choices, counted from 1, and provinces. Absent or empty: whoever. */
export interface SampleConditions {
  readonly gender?: readonly number[];
  readonly age?: readonly number[];
  readonly education?: readonly number[];
  readonly profession?: readonly number[];
  /** Six-digit codes of provinces (GB/T 2260). */
  readonly regions?: readonly string[];
}

/** The traits that have sample choices (Spec 3, sample choices). */
export const SAMPLE_TRAITS = ['gender', 'age', 'education', 'profession'] as const;
export type SampleTrait = (typeof SAMPLE_TRAITS)[number];

/** Provinces that respondents can be ordered from: code by GB/T 2260, and by ISO 3166-2, under which they have their names. */
export const SAMPLE_REGIONS: Readonly<Record<string, string>> = {
  '110000': 'CN-BJ',
  '120000': 'CN-TJ',
  '130000': 'CN-HE',
  '140000': 'CN-SX',
  '150000': 'CN-NM',
  '210000': 'CN-LN',
  '220000': 'CN-JL',
  '230000': 'CN-HL',
  '310000': 'CN-SH',
  '320000': 'CN-JS',
  '330000': 'CN-ZJ',
  '340000': 'CN-AH',
  '350000': 'CN-FJ',
  '360000': 'CN-JX',
  '370000': 'CN-SD',
  '410000': 'CN-HA',
  '420000': 'CN-HB',
  '430000': 'CN-HN',
  '440000': 'CN-GD',
  '450000': 'CN-GX',
  '460000': 'CN-HI',
  '500000': 'CN-CQ',
  '510000': 'CN-SC',
  '520000': 'CN-GZ',
  '530000': 'CN-YN',
  '540000': 'CN-XZ',
  '610000': 'CN-SN',
  '620000': 'CN-GS',
  '630000': 'CN-QH',
  '640000': 'CN-NX',
  '650000': 'CN-XJ',
};

/** The choices of a trait in a language, in their order (Spec 3, sample choices). */
export const sampleChoices = (trait: SampleTrait, language: Language): readonly string[] => defaultTexts(language).samples[trait];

/**
 * Conditions as they are kept: each list sorted and without repeats, empty lists left out. Faults under `conditions`: `gender[i]`, `age[i]`,
 * `education[i]`, `profession[i]` (type: no whole number; tooSmall below 1; tooLarge above the number of choices), `regions[i]` (notAllowed: no such
 * province) (Spec 2, publish: sample service).
 */
export function readSampleConditions(given: SampleConditions, faults: FaultList): SampleConditions {
  const kept: { -readonly [Key in keyof SampleConditions]: SampleConditions[Key] } = {};
  for (const trait of SAMPLE_TRAITS) {
    const most = sampleChoices(trait, 'en').length;
    for (const [index, place] of (given[trait] ?? []).entries()) {
      const field = at(`conditions.${trait}`, index);
      if (!Number.isInteger(place)) faults.add(field, 'type');
      else if (place < 1) faults.add(field, 'tooSmall', 1);
      else if (place > most) faults.add(field, 'tooLarge', most);
    }
    const places = [...new Set(given[trait])].sort((one, other) => one - other);
    if (places.length > 0) kept[trait] = places;
  }
  for (const [index, code] of (given.regions ?? []).entries())
    if (!Object.hasOwn(SAMPLE_REGIONS, code)) faults.add(at('conditions.regions', index), 'notAllowed');
  const regions = [...new Set(given.regions)].sort();
  if (regions.length > 0) kept.regions = regions;
  return kept;
}
