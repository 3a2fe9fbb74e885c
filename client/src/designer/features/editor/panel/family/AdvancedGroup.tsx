import { ATTRIBUTE_TYPES, attributeOf, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PickRow } from '../fields/PickRow';
import { PanelGroup } from '../PanelGroup';
import { useSetting } from '../useSetting';

/** Who fills it in (Spec 3, attribute types). */
export const AdvancedGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { set } = useSetting(node);
  const attribute = attributeOf(node);
  return (
    <PanelGroup title={t('panel.advanced')}>
      <PickRow
        label={t('panel.attribute')}
        hint={t(`attribute.${attribute}_hint`)}
        value={attribute}
        options={ATTRIBUTE_TYPES.map((value) => ({ value, label: t(`attribute.${value}`) }))}
        onChange={(picked) => set({ attribute: picked })}
      />
    </PanelGroup>
  );
};
