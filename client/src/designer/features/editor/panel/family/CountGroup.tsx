import { correctMinMax, LIMITS, questionRow, selectableCount, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { RangeRows } from '../fields/RangeRows';
import { PanelGroup } from '../PanelGroup';
import { numberOf, useSetting } from '../useSetting';

/** The most that can be counted: files, marks on a picture, or options. */
function mostOf(node: SurveyNode): number {
  const { answer } = questionRow(node);
  if (answer === 'files') return LIMITS.uploadFiles;
  return answer === 'points' ? LIMITS.points : selectableCount(node);
}

/** Fewest and most of what is ranked, picked, marked or uploaded (Spec 5, numbers). */
export const CountGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const most = mostOf(node);
  return (
    <PanelGroup title={t('panel.checks')}>
      <RangeRows
        labels={{ min: t('panel.minCount'), max: t('panel.maxCount') }}
        min={numberOf(values, 'min')}
        max={numberOf(values, 'max')}
        lowest={0}
        highest={most}
        zeroIsNone
        correct={(min, max, edited) => correctMinMax(min, max, most, edited)}
        onChange={(min, max) => set({ min, max })}
      />
    </PanelGroup>
  );
};
