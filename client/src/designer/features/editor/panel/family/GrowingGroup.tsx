import { correctGrowingRows, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { RangeRows } from '../fields/RangeRows';
import { NumberField } from '../NumberField';
import { PanelGroup } from '../PanelGroup';
import { PanelRow } from '../PanelRow';
import { numberOf, useSetting } from '../useSetting';

/** How many rows a growing table takes, and shows at first (Spec 5, numbers: dynamic rows). */
export const GrowingGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const [min, max] = [numberOf(values, 'min'), numberOf(values, 'max')];
  const first = values.value ?? null;
  return (
    <PanelGroup title={t('panel.rows')}>
      <RangeRows
        labels={{ min: t('panel.minRows'), max: t('panel.maxRows') }}
        min={min}
        max={max}
        lowest={1}
        highest={LIMITS.growingRows}
        correct={(low, high, edited) => correctGrowingRows(low, high, first, edited)}
        onChange={(low, high) => set({ min: low, max: high, value: correctGrowingRows(low, high, first, 'value').value })}
      />
      <PanelRow label={t('panel.firstRows')}>
        {(id) => (
          <NumberField
            id={id}
            value={first}
            lowest={min}
            highest={Math.min(max, LIMITS.growingRowsAtFirst)}
            isInteger
            placeholder={String(min)}
            onCommit={(typed) => set({ value: correctGrowingRows(min, max, typed, 'value').value })}
          />
        )}
      </PanelRow>
    </PanelGroup>
  );
};
