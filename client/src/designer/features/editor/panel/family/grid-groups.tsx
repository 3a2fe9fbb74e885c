import { correctGrowingRows, LIMITS, questionRow, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { numberOf, useSetting } from '../../shared/useSetting';
import { NumberField } from '../fields/NumberField';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { RangeRows } from '../fields/RangeRows';
import { FlagRow } from '../fields/setting-rows';

const FLAGS = ['is_flip', 'is_fixed_header', 'is_split', 'is_one'] as const;

/** Layout settings of a grid, as far as its type has them. */
export function GridGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { settingKeys } = questionRow(node);
  return (
    <PanelGroup title={t('panel.look')}>
      {FLAGS.filter((name) => settingKeys.includes(name)).map((name) => (
        <FlagRow key={name} node={node} name={name} label={t(`panel.${name}`)} hint={t(`panel.${name}_hint`)} />
      ))}
    </PanelGroup>
  );
}

/** Minimum, maximum and initial number of rows of a growing table (Spec 5, numbers: dynamic rows). */
export function GrowingGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const [min, max] = [numberOf(values, 'min'), numberOf(values, 'max')];
  const first = values.value ?? null;
  return (
    <PanelGroup title={t('panel.rows')} part="checks">
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
}
