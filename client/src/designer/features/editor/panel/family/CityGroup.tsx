import { cityParts, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PickRow } from '../fields/PickRow';
import { PanelGroup } from '../PanelGroup';
import { numberOf, useSetting } from '../useSetting';

const LEVELS = Array.from({ length: LIMITS.cityLevels }, (_, index) => index + 1);

/** Down to which part a place is asked for (Spec 3, city level). */
export const CityGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelGroup title={t('panel.checks')}>
      <PickRow
        label={t('panel.cityLevel')}
        value={numberOf(values, 'level')}
        options={LEVELS.map((value) => ({
          value,
          label: cityParts(value)
            .map((part) => t(`city.${part}`))
            .join(' / '),
        }))}
        onChange={(level) => set({ level })}
      />
    </PanelGroup>
  );
};
