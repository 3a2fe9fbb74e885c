import { RightOutlined } from '@ant-design/icons';
import type { SurveyDefinition } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionUrl } from '../../../shared/routes';
import type { QuestionLine } from './coverage-figures';
import { partTitle, questionTitle } from './part-title';
import styles from './coverage.module.css';

interface QuestionRowProps {
  surveyId: string;
  definition: SurveyDefinition;
  line: QuestionLine;
  respondents: number;
}

/** A question in one line; below it, when it is opened, each of its options and rows. */
export const QuestionRow = ({ surveyId, definition, line: { nodeId, shown, answered, options, rows }, respondents }: QuestionRowProps) => {
  const { t } = useTranslation('simulation');
  const [isOpen, setOpen] = useState(false);
  const parts = [...options, ...rows];
  const isAnswerable = answered > 0 || parts.length > 0;
  return (
    <li className={styles.line} data-missed={shown === 0}>
      <button type="button" className={styles.question} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <RightOutlined className={styles.arrow} aria-hidden="true" />
        <span className={styles.words}>{questionTitle(definition, nodeId)}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.filled} style={{ inlineSize: `${(shown / Math.max(1, respondents)) * 100}%` }} />
        </span>
        <span className={styles.times}>{isAnswerable ? t('shownAnswered', { shown, answered }) : t('shown', { shown })}</span>
      </button>
      {isOpen && (
        <div className={styles.parts}>
          <Link className={styles.link} to={questionUrl(surveyId, nodeId)}>
            {t('edit')}
          </Link>
          <ul>
            {parts.map(({ id, offered, taken }) => (
              <li key={id} className={styles.part} data-missed={taken === 0}>
                <span>{partTitle(definition, nodeId, id)}</span>
                <span className={styles.times}>{t('offered', { chosen: taken, offered })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
};
