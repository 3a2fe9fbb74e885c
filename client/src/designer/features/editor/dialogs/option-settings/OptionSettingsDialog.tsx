import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DraftDialog } from '../DraftDialog';
import { OptionSettings } from './OptionSettings';

interface OptionSettingsDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** All fields or columns in one table (Spec 2, option settings dialog). */
export const OptionSettingsDialog = ({ node, onClose }: OptionSettingsDialogProps) => {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('optionSettings.title')} width={860} onClose={onClose}>
      {(draft) => <OptionSettings {...draft} />}
    </DraftDialog>
  );
};
