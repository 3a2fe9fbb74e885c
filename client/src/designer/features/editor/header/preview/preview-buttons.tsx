import { EyeOutlined, HistoryOutlined, PartitionOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { historyUrl, previewUrl, simulationUrl } from '../../../../shared/routes';
import styles from '../header.module.css';
import { usePreview } from './usePreview';

/** Opens the answering page with the draft as it is, in a window of its own (Spec 2, preview). */
export function PreviewButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('nav');
  const { open, isOpening } = usePreview(surveyId);
  return (
    <Button
      className={styles.preview}
      icon={<EyeOutlined aria-hidden="true" />}
      aria-label={t('preview')}
      loading={isOpening}
      onClick={open}
    >
      <span className={styles.word}>{t('preview')}</span>
    </Button>
  );
}

/** Link to the preview that explains why each question is shown or hidden. */
export function ReasonsButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('editor');
  return <LinkButton to={previewUrl(surveyId)} label={t('preview.reasons')} icon={<PartitionOutlined aria-hidden="true" />} />;
}

/** Link to the simulation. */
export function SimulationButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('nav');
  return <LinkButton to={simulationUrl(surveyId)} label={t('simulation')} icon={<TeamOutlined aria-hidden="true" />} />;
}

/** Link to the versions and earlier drafts. */
export function HistoryButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('nav');
  return <LinkButton to={historyUrl(surveyId)} label={t('history')} icon={<HistoryOutlined aria-hidden="true" />} />;
}
