import { correctRating, correctSlider, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { numberOf, useSetting } from '../../shared/useSetting';
import { NumberField } from '../fields/NumberField';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { RangeRows } from '../fields/RangeRows';
import { FlagRow, IconRow, TextRow } from '../fields/setting-rows';

const SIDES = ['left_text', 'center_text', 'right_text'] as const;

/** The words at the ends and in the middle of a scale. */
function SideTexts({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  return SIDES.map((side) => <TextRow key={side} node={node} name={side} label={t(`panel.${side}`)} max={LIMITS.scaleText} inBytes />);
}

/** A rating: its icon, its ends, the words at them. */
export function ScaleGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelGroup title={t('panel.scale')}>
      <IconRow node={node} />
      <RangeRows
        labels={{ min: t('panel.from'), max: t('panel.to') }}
        min={numberOf(values, 'min')}
        max={numberOf(values, 'max')}
        lowest={LIMITS.ratingMin}
        highest={LIMITS.ratingMax}
        correct={correctRating}
        onChange={(min, max) => set({ min, max })}
      />
      <SideTexts node={node} />
    </PanelGroup>
  );
}

/** A slider: its ends and steps, where it starts, how it looks. */
export function SliderGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const [min, max, step] = [numberOf(values, 'min'), numberOf(values, 'max'), numberOf(values, 'step')];
  const start = values.value ?? null;
  // The start value stays within the range when the range changes.
  const startWithin = (low: number, high: number) => (start === null ? null : Math.min(Math.max(start, low), high));
  return (
    <>
      <PanelGroup title={t('panel.scale')}>
        <RangeRows
          labels={{ min: t('panel.from'), max: t('panel.to') }}
          min={min}
          max={max}
          lowest={-LIMITS.numericBound}
          highest={LIMITS.numericBound}
          correct={(low, high, edited) => correctSlider(low, high, step, edited)}
          onChange={(low, high) => set({ min: low, max: high, step: Math.min(step, high - low), value: startWithin(low, high) })}
        />
        <PanelRow label={t('panel.step')}>
          {(id) => (
            <NumberField
              id={id}
              value={step}
              lowest={1}
              highest={max - min}
              isInteger
              placeholder=""
              onCommit={(typed) => set({ step: correctSlider(min, max, typed ?? 1, 'step').step })}
            />
          )}
        </PanelRow>
        <PanelRow label={t('panel.start')} hint={t('panel.startHint')}>
          {(id) => (
            <NumberField
              id={id}
              value={start}
              lowest={min}
              highest={max}
              isInteger={false}
              placeholder={t('panel.untouched')}
              onCommit={(value) => set({ value })}
            />
          )}
        </PanelRow>
        <SideTexts node={node} />
      </PanelGroup>
      <PanelGroup title={t('panel.look')}>
        <FlagRow node={node} name="is_vertical" label={t('panel.is_vertical')} />
        <FlagRow node={node} name="is_stops" label={t('panel.is_stops')} />
        <FlagRow node={node} name="is_tip" label={t('panel.is_tip')} />
      </PanelGroup>
    </>
  );
}
