import { RightOutlined } from '@ant-design/icons';
import type { Coverage, SurveyDefinition } from '@wence/schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionUrl } from '../../../shared/routes';
import { linesOf, type QuestionLine } from './coverage-figures';
import covered from './coverage.module.css';
import { partTitle, questionTitle } from './QuestionLink';
import styles from './simulation.module.css';

interface QuestionRowProps {
  surveyId: string;
  definition: SurveyDefinition;
  line: QuestionLine;
  respondents: number;
}

/** A question in one line; below it, when it is opened, each of its options and rows. */
function QuestionRow({ surveyId, definition, line: { nodeId, shown, answered, options, rows }, respondents }: QuestionRowProps) {
  const { t } = useTranslation('simulation');
  const [isOpen, setOpen] = useState(false);
  const parts = [...options, ...rows];
  const isAnswerable = answered > 0 || parts.length > 0;
  return (
    <li className={covered.line} data-missed={shown === 0}>
      <button type="button" className={covered.question} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <RightOutlined className={covered.arrow} aria-hidden="true" />
        <span className={covered.words}>{questionTitle(definition, nodeId)}</span>
        <span className={covered.track} aria-hidden="true">
          <span className={covered.filled} style={{ inlineSize: `${(shown / Math.max(1, respondents)) * 100}%` }} />
        </span>
        <span className={covered.times}>{isAnswerable ? t('shownAnswered', { shown, answered }) : t('shown', { shown })}</span>
      </button>
      {isOpen && (
        <div className={covered.parts}>
          <Link className={covered.link} to={questionUrl(surveyId, nodeId)}>
            {t('edit')}
          </Link>
          <ul>
            {parts.map(({ id, offered, taken }) => (
              <li key={id} className={covered.part} data-missed={taken === 0}>
                <span>{partTitle(definition, nodeId, id)}</span>
                <span className={covered.times}>{t('offered', { chosen: taken, offered })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

interface QuestionLinesProps {
  surveyId: string;
  definition: SurveyDefinition;
  coverage: Coverage;
}

/** Every question with how often it was shown and answered. */
export function QuestionLines({ surveyId, definition, coverage }: QuestionLinesProps) {
  const { t } = useTranslation('simulation');
  const lines = useMemo(() => linesOf(coverage), [coverage]);
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{t('details')}</h3>
      <ul className={covered.lines}>
        {lines.map((line) => (
          <QuestionRow key={line.nodeId} surveyId={surveyId} definition={definition} line={line} respondents={coverage.respondents} />
        ))}
      </ul>
    </section>
  );
}
