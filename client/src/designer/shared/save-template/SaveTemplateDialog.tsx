import { TEMPLATE_LIMITS } from '@wence/schema';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { templateUrl } from '../routes';
import { useSaveTemplateMutation } from './save-template.generated';
import { TemplateDialog, type TemplateFields } from './TemplateDialog';

interface SaveTemplateDialogProps {
  surveyId: string;
  /** The title of the survey, which the template has at first. */
  title: string;
  onClose: () => void;
}

/** Keeps a survey as a template of its author. The data layer reports failures. */
export function SaveTemplateDialog({ surveyId, title, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation('saveTemplate');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [save, { loading }] = useSaveTemplateMutation();

  const handleSave = async (fields: TemplateFields) => {
    const outcome = await save({ variables: { input: { surveyId, ...fields } } }).catch(() => null);
    const id = outcome?.data?.saveTemplate.template.id;
    if (id === undefined) return;
    const content = (
      <>
        {t('kept')}{' '}
        <Button type="link" size="small" onClick={() => void navigate(templateUrl(id))}>
          {t('look')}
        </Button>
      </>
    );
    void message.success({ content });
    onClose();
  };

  return (
    <TemplateDialog
      heading={t('title')}
      help={t('help')}
      initial={{ title: [...title].slice(0, TEMPLATE_LIMITS.title).join('') }}
      isSaving={loading}
      onSave={(fields) => void handleSave(fields)}
      onClose={onClose}
    />
  );
}
