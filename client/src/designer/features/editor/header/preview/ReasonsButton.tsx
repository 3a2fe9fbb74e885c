import { PartitionOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { previewUrl } from '../../../../shared/routes';
import { LinkButton } from '../../../../shared/LinkButton';

/** Leads to the preview that stays in the designer and says why each question is shown or hidden. */
export const ReasonsButton = ({ surveyId }: { surveyId: string }) => {
  const { t } = useTranslation('editor');
  return <LinkButton to={previewUrl(surveyId)} label={t('preview.reasons')} icon={<PartitionOutlined aria-hidden="true" />} />;
};
