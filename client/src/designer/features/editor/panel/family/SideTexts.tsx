import { LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { TextRow } from '../fields/TextRow';

const SIDES = ['left_text', 'center_text', 'right_text'] as const;

/** The words at the ends and in the middle of a scale. */
export const SideTexts = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  return SIDES.map((side) => <TextRow key={side} node={node} name={side} label={t(`panel.${side}`)} max={LIMITS.scaleText} inBytes />);
};
