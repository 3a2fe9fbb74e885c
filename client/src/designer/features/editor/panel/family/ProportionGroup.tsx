import { correctSum, correctWeights, LIMITS, optionsOf, type SurveyNode } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { numberOf, useSetting } from '../../shared/useSetting';
import { TextRow } from '../fields/setting-rows';
import { NumberField } from '../fields/NumberField';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { RangeRows } from '../fields/RangeRows';

/** Default sum, if the items can reach it. */
const USUAL_SUM = 100;

/** Numbers for each item: between which ends, and what they add up to. Switching either off takes its numbers back (Spec 4). */
export function ProportionGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const [min, max, sum] = [numberOf(values, 'min'), numberOf(values, 'max'), numberOf(values, 'sum')];
  const isLimited = values.is_limit === true;
  const count = optionsOf(node).length;
  const possible = (wanted: number) => correctSum(wanted, isLimited ? min : 0, isLimited ? max : LIMITS.weight, count).sum;
  return (
    <PanelGroup title={t('panel.checks')} part="checks">
      <PanelRow label={t('panel.is_limit')}>
        {(id) => (
          <Switch
            id={id}
            checked={isLimited}
            onChange={(isOn) => set(isOn ? { is_limit: true } : { is_limit: false, min: null, max: null })}
          />
        )}
      </PanelRow>
      {isLimited && (
        <RangeRows
          labels={{ min: t('panel.minWeight'), max: t('panel.maxWeight') }}
          min={min}
          max={max}
          lowest={0}
          highest={LIMITS.weight}
          correct={correctWeights}
          onChange={(low, high) => set({ min: low, max: high, sum: sum === 0 ? 0 : correctSum(sum, low, high, count).sum })}
        />
      )}
      <PanelRow label={t('panel.hasSum')} hint={t('panel.sumHint')}>
        {(id) => <Switch id={id} checked={sum > 0} onChange={(isOn) => set({ sum: isOn ? possible(USUAL_SUM) : 0 })} />}
      </PanelRow>
      {sum > 0 && (
        <PanelRow label={t('panel.sum')}>
          {(id) => (
            <NumberField
              id={id}
              value={sum}
              lowest={1}
              highest={possible(Number.MAX_SAFE_INTEGER)}
              isInteger
              placeholder=""
              onCommit={(typed) => set({ sum: possible(typed ?? sum) })}
            />
          )}
        </PanelRow>
      )}
      <TextRow node={node} name="suffix" label={t('panel.suffix')} placeholder={t('panel.weightSuffix')} max={LIMITS.suffix} />
    </PanelGroup>
  );
}
