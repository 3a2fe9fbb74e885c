import { questionRow, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { FlagRow } from '../fields/FlagRow';
import { PanelGroup } from '../PanelGroup';

const FLAGS = ['is_flip', 'is_fixed_header', 'is_split', 'is_one'] as const;

/** How a grid stands on the page: whichever of these it knows. */
export const GridGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { settingKeys } = questionRow(node);
  return (
    <PanelGroup title={t('panel.look')}>
      {FLAGS.filter((name) => settingKeys.includes(name)).map((name) => (
        <FlagRow key={name} node={node} name={name} label={t(`panel.${name}`)} hint={t(`panel.${name}_hint`)} />
      ))}
    </PanelGroup>
  );
};
