import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../../shared/LineGlyph';
import { LinkButton } from '../../../../shared/LinkButton';
import { historyUrl, previewUrl, simulationUrl } from '../../../../shared/routes';
import styles from '../header.module.css';
import { usePreview } from './usePreview';

/** An eye; three boxes that hang together; two people; a clock that is turned back. */
const EYE = 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM6 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
const BOXES = 'M1.5 6.5h3v3h-3zM11 2h3v3h-3zM11 11h3v3h-3zM4.5 8h3.25M11 3.5H7.75v9H11';
const PEOPLE =
  'M4 5.5a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0M1.5 13c.4-2.7 2.2-3.75 4.75-3.75S10.6 10.3 11 13M11 3.4a2.25 2.25 0 0 1 0 4.2M12.5 9.6c1.2.5 1.8 1.7 2 3.4';
const TURNED_BACK = 'M2.25 2.5V6h3.5M2.6 6A5.75 5.75 0 1 1 2.25 8.25M8 5v3.25l2.25 1.5';

/** Opens the answering page with the draft as it is, in a window of its own (Spec 2, preview). */
export function PreviewButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('nav');
  const { open, isOpening } = usePreview(surveyId);
  return (
    <Button
      className={styles.preview}
      icon={<LineGlyph size={16} path={EYE} />}
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
  return <LinkButton to={previewUrl(surveyId)} label={t('preview.reasons')} icon={<LineGlyph size={16} path={BOXES} />} />;
}

/** Link to the simulation. */
export function SimulationButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('nav');
  return <LinkButton to={simulationUrl(surveyId)} label={t('simulation')} icon={<LineGlyph size={16} path={PEOPLE} />} />;
}

/** Link to the versions and earlier drafts. */
export function HistoryButton({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('nav');
  return <LinkButton to={historyUrl(surveyId)} label={t('history')} icon={<LineGlyph size={16} path={TURNED_BACK} />} />;
}
