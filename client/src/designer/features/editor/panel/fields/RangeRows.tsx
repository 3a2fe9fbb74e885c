import { useTranslation } from 'react-i18next';
import { NumberField } from '../NumberField';
import { PanelRow } from '../PanelRow';
import { useSayCorrection } from '../useSayCorrection';

type Side = 'min' | 'max';

interface Corrected {
  readonly min: number;
  readonly max: number;
  readonly corrected: string | null;
}

interface RangeRowsProps {
  labels: Readonly<Record<Side, string>>;
  min: number;
  max: number;
  lowest: number;
  highest: number;
  /** 0 stands for "no limit" and is shown so. */
  zeroIsNone?: boolean;
  /** The pair as it can be; the side just typed gives way (Spec 5, numbers). */
  correct: (min: number, max: number, edited: Side) => Corrected;
  onChange: (min: number, max: number) => void;
}

/** Two ends of a range in whole numbers, which never cross. What gives way is told. */
export const RangeRows = ({ labels, min, max, lowest, highest, zeroIsNone = false, correct, onChange }: RangeRowsProps) => {
  const { t } = useTranslation('editor');
  const sayCorrection = useSayCorrection();
  const values = { min, max };
  const set = (side: Side, typed: number | null) => {
    const wanted = { ...values, [side]: typed ?? (zeroIsNone ? 0 : values[side]) };
    const pair = correct(wanted.min, wanted.max, side);
    if (pair.corrected === 'min' || pair.corrected === 'max') sayCorrection(pair.corrected, pair[pair.corrected]);
    onChange(pair.min, pair.max);
  };
  return (['min', 'max'] as const).map((side) => (
    <PanelRow key={side} label={labels[side]}>
      {(id) => (
        <NumberField
          id={id}
          value={zeroIsNone && values[side] === 0 ? null : values[side]}
          lowest={lowest}
          highest={highest}
          isInteger
          placeholder={zeroIsNone ? t('panel.noLimit') : ''}
          onCommit={(typed) => set(side, typed)}
        />
      )}
    </PanelRow>
  ));
};
