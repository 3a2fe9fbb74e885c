import type { ResponseFilter } from '@wence/schema';
import { chipsOf, filterOfChips, takesChips } from '../../shared/response-filter/chip-conditions';
import { changeAddress, type Confidence, type CrossAddress, MEASURES } from './cross-address';
import type { ConfidenceLevel, CrossMeasure, CrossSetupInput, SavedTableFragment } from './cross.generated';

export const CONFIDENCE: Readonly<Record<Exclude<Confidence, 'off'>, ConfidenceLevel>> = {
  '90': 'NINETY',
  '95': 'NINETY_FIVE',
  '99': 'NINETY_NINE',
};

const confidenceOf = (level: ConfidenceLevel | null): Confidence =>
  (['90', '95', '99'] as const).find((percent) => CONFIDENCE[percent] === level) ?? 'off';

/** Writes the set-up in an address as it is saved; null: its filter has brackets beside chips, which stand in no filter together. */
export function setupOf({ rows, columns, nested, measure, confidence, bonferroni, filter }: CrossAddress): CrossSetupInput | null {
  const conditions = filterOfChips(filter);
  if (conditions !== filter.conditions && !takesChips(filter.conditions)) return null;
  return {
    rows: [...rows],
    columns: [...columns],
    nested: [...nested],
    conditions,
    measure: measure.toUpperCase() as CrossMeasure, // The names differ in their case alone.
    confidence: confidence === 'off' ? null : CONFIDENCE[confidence],
    bonferroni,
  };
}

/** How the cells of a saved table are read. */
export const readingOf = ({
  measure,
  confidence,
  bonferroni,
}: Pick<SavedTableFragment['setup'], 'measure' | 'confidence' | 'bonferroni'>) => ({
  measure: MEASURES.find((one) => one === measure.toLowerCase()) ?? 'column',
  confidence: confidenceOf(confidence),
  bonferroni,
});

/** The address under which a saved table is open. */
export function addressOf({ id, setup }: SavedTableFragment): CrossAddress {
  return {
    rows: setup.rows,
    columns: setup.columns,
    nested: setup.nested.map(({ outer, inner }) => ({ outer, inner })),
    ...readingOf(setup),
    filter: chipsOf(setup.conditions as ResponseFilter), // The server stores only what is in the filter language.
    saved: id,
  };
}

const written = (address: CrossAddress): string => changeAddress(new URLSearchParams(), address).toString();

/** Whether an address is no longer what was saved. */
export const differs = (address: CrossAddress, table: SavedTableFragment): boolean => written(address) !== written(addressOf(table));
