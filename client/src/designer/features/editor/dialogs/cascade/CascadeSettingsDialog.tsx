import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DraftDialog } from '../DraftDialog';
import { CascadeLevels } from './CascadeLevels';

interface CascadeSettingsDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** The levels of a cascade beside each other, however many options they have: what each says before something is picked, and its options (Spec 2). */
export const CascadeSettingsDialog = ({ node, onClose }: CascadeSettingsDialogProps) => {
  const { t } = useTranslation('dialogs');
  return (
    <DraftDialog nodeId={node.id} title={t('cascade.settingsTitle')} width={960} onClose={onClose}>
      {(draft) => <CascadeLevels {...draft} />}
    </DraftDialog>
  );
};
