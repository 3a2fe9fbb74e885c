import { useTranslation } from 'react-i18next';
import { type Bounds, correctBounds } from './correct-bounds';
import { NumberField } from './NumberField';
import { PanelRow } from './PanelRow';
import { useSayCorrection } from './useSayCorrection';

interface BoundsFieldsProps {
  labels: { min: string; max: string };
  bounds: Bounds;
  lowest: number;
  highest: number;
  isInteger: boolean;
  onChange: (bounds: Bounds) => void;
}

/** A lower and an upper bound that never cross. */
export const BoundsFields = ({ labels, bounds, lowest, highest, isInteger, onChange }: BoundsFieldsProps) => {
  const { t } = useTranslation('editor');
  const sayCorrection = useSayCorrection();
  const set = (edited: 'min' | 'max', value: number | null) => {
    const pair = correctBounds({ ...bounds, [edited]: value }, edited);
    if (pair.corrected) sayCorrection(pair.corrected, pair[pair.corrected] ?? 0);
    onChange({ min: pair.min, max: pair.max });
  };
  return (['min', 'max'] as const).map((side) => (
    <PanelRow key={side} label={labels[side]}>
      {(id) => (
        <NumberField
          id={id}
          value={bounds[side]}
          lowest={lowest}
          highest={highest}
          isInteger={isInteger}
          placeholder={t('panel.noLimit')}
          onCommit={(value) => set(side, value)}
        />
      )}
    </PanelRow>
  ));
};
