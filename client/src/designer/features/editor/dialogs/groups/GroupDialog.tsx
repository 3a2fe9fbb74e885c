import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DraftDialog } from '../DraftDialog';
import { Groups } from './Groups';

interface Props {
  node: SurveyNode;
  onClose: () => void;
}

/** Options into groups and out of them (Spec 2, option group manager). */
export const GroupDialog = ({ node, onClose }: Props) => {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('groups.title')} width={760} onClose={onClose}>
      {(draft) => <Groups {...draft} />}
    </DraftDialog>
  );
};
