import { correctMinMax, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { FlagRow } from '../fields/FlagRow';
import { RangeRows } from '../fields/RangeRows';
import { PanelGroup } from '../PanelGroup';
import { numberOf, useSetting } from '../useSetting';
import { ButtonTextRows } from './ButtonTextRows';

/** A page: its buttons, and how long it holds or waits (Spec 5: dwell time). */
export const PageGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <>
      <PanelGroup title={t('panel.buttons')}>
        <FlagRow node={node} name="is_prev" label={t('panel.is_prev')} />
        <ButtonTextRows node={node} />
      </PanelGroup>
      <PanelGroup title={t('panel.dwell')}>
        <FlagRow node={node} name="control" label={t('panel.control')} hint={t('panel.controlHint')} />
        {values.control === true && (
          <RangeRows
            labels={{ min: t('panel.minSeconds'), max: t('panel.maxSeconds') }}
            min={numberOf(values, 'min')}
            max={numberOf(values, 'max')}
            lowest={0}
            highest={LIMITS.dwellSeconds}
            zeroIsNone
            correct={(min, max, edited) => correctMinMax(min, max, LIMITS.dwellSeconds, edited)}
            onChange={(min, max) => set({ min, max })}
          />
        )}
      </PanelGroup>
    </>
  );
};
