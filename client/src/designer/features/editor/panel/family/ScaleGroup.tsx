import { correctRating, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { IconRow } from '../fields/IconRow';
import { RangeRows } from '../fields/RangeRows';
import { PanelGroup } from '../PanelGroup';
import { numberOf, useSetting } from '../useSetting';
import { SideTexts } from './SideTexts';

/** A rating: its icon, its ends, the words at them. */
export const ScaleGroup = ({ node }: { node: SurveyNode }) => {
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
};
