import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../picture/PictureField';
import { PanelGroup } from '../PanelGroup';
import { PanelRow } from '../PanelRow';
import { useSetting } from '../useSetting';

/** The picture that respondents put marks on. */
export const PictureGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelGroup title={t('picture.label')}>
      <PanelRow label={t('picture.toMark')} stacked>
        {(id) => <PictureField id={id} image={values.image ?? undefined} onChange={(image) => set({ image })} />}
      </PanelRow>
    </PanelGroup>
  );
};
