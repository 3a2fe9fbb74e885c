import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Bounds, correctBounds } from './field-rules';
import { NumberField } from './NumberField';
import { PanelRow } from './PanelRow';

/** Reports that a bound was corrected (Spec 5, numbers: each with a message). */
export function useSayCorrection() {
  const { message } = App.useApp();
  const { t } = useTranslation('editor');
  return (corrected: 'min' | 'max', n: number) =>
    void message.warning({ key: 'bounds', content: t(corrected === 'min' ? 'panel.minCorrected' : 'panel.maxCorrected', { n }) });
}

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

/** Fields for a range of whole numbers that never cross. Corrections are reported. */
export function RangeRows({ labels, min, max, lowest, highest, zeroIsNone = false, correct, onChange }: RangeRowsProps) {
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
}

interface BoundsFieldsProps {
  labels: { min: string; max: string };
  bounds: Bounds;
  lowest: number;
  highest: number;
  isInteger: boolean;
  onChange: (bounds: Bounds) => void;
}

/** Fields for a minimum and a maximum that never cross. */
export function BoundsFields({ labels, bounds, lowest, highest, isInteger, onChange }: BoundsFieldsProps) {
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
}
