import { fullSetting, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Boxes } from './Boxes';

/** One box per level, each with what stands in it before something is picked. */
export const CascadePreview = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { placeholders, level } = fullSetting(node);
  const levels = Array.from({ length: level || LIMITS.cascadeLevels }, (_, index) => placeholders?.[index]);
  return <Boxes boxes={levels.map((text) => ({ text: text || t('panel.levelPlaceholder'), kind: 'pick' }))} />;
};
