import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DraftDialog } from '../DraftDialog';
import { Orders } from './Orders';

interface OrderDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** In which order parts are shown, and which of them keep their place (Spec 2, option order dialog). */
export const OrderDialog = ({ node, onClose }: OrderDialogProps) => {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('panel.order')} onClose={onClose}>
      {(draft) => <Orders {...draft} />}
    </DraftDialog>
  );
};
