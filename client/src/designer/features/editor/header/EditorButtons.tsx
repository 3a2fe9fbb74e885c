import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { publishUrl } from '../../../shared/routes';
import styles from './header.module.css';
import { HistoryButtons } from './HistoryButtons';
import { ShortcutHelp } from './shortcuts/ShortcutHelp';
import { PreviewButton } from './preview/PreviewButton';
import { ReasonsButton } from './preview/ReasonsButton';
import { SimulationButton } from './preview/SimulationButton';

interface EditorButtonsProps {
  surveyId: string;
  readOnly: boolean;
}

/** What the header of the editor offers. */
export const EditorButtons = memo(({ surveyId, readOnly }: EditorButtonsProps) => {
  const { t } = useTranslation('nav');
  const navigate = useNavigate();
  return (
    <>
      {!readOnly && (
        <>
          <HistoryButtons />
          <ShortcutHelp />
        </>
      )}
      <PreviewButton surveyId={surveyId} />
      <ReasonsButton surveyId={surveyId} />
      <span className={styles.simulation}>
        <SimulationButton surveyId={surveyId} />
      </span>
      <Button type="primary" onClick={() => void navigate(publishUrl(surveyId))}>
        {t('publish')}
      </Button>
    </>
  );
});
EditorButtons.displayName = 'EditorButtons';
