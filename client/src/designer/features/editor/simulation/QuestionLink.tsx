import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionUrl } from '../../../shared/routes';
import { questionTitle } from './part-title';
import styles from './coverage.module.css';

interface QuestionLinkProps {
  surveyId: string;
  definition: SurveyDefinition;
  nodeId: number;
  /** What of the question, in words. */
  part?: string;
}

/** Leads to a question in the editor. */
export const QuestionLink = ({ surveyId, definition, nodeId, part }: QuestionLinkProps) => {
  const { t } = useTranslation('simulation');
  const question = questionTitle(definition, nodeId);
  return (
    <Link className={styles.link} to={questionUrl(surveyId, nodeId)}>
      {part === undefined ? question : t('ofQuestion', { question, part })}
    </Link>
  );
};
