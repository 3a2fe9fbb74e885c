import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DraftDialog } from '../DraftDialog';
import { Groups } from './Groups';

interface GroupDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Options into groups and out of them (Spec 2, option group manager). */
export const GroupDialog = ({ node, onClose }: GroupDialogProps) => {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('groups.title')} width={760} onClose={onClose}>
      {(draft) => <Groups {...draft} />}
    </DraftDialog>
  );
};
