import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marking as en } from '../../i18n/en/marking';
import { addTexts } from '../../i18n/init';
import { marking as zhCN } from '../../i18n/zh-CN/marking';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { paths } from '../../shared/routes';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import type { MarkingProgressFragment } from './marking.generated';
import styles from './marking.module.css';
import { Queue } from './Queue';
import { type Shown, useProgress } from './useMarking';

const addMarkingTexts = (): void => addTexts('marking', { 'zh-CN': zhCN, en });

addMarkingTexts();

interface QuestionListProps {
  progress: MarkingProgressFragment;
  chosen: number | null;
  onChoose: (nodeId: number | null) => void;
}

/** The questions that people mark, each with how many of its answers wait; above them all of them, response by response. */
function QuestionList({ progress: { questions, waitingResponses }, chosen, onChoose }: QuestionListProps) {
  const { t } = useTranslation('marking');
  return (
    <nav className={styles.questions} aria-label={t('questions')}>
      {questions.map(({ nodeId, code, title, waiting }) => (
        <button
          key={nodeId}
          type="button"
          className={styles.choice}
          aria-current={nodeId === chosen || undefined}
          onClick={() => onChoose(nodeId)}
        >
          <span className={styles.title}>
            <span className={styles.code}>{code}</span> {title}
          </span>
          <span className={styles.count}>{t('waitingCount', { count: waiting })}</span>
        </button>
      ))}
      <button type="button" className={styles.choice} aria-current={chosen === null || undefined} onClick={() => onChoose(null)}>
        <span className={styles.title}>{t('byResponse')}</span>
        <span className={styles.count}>{t('waitingResponses', { count: waitingResponses })}</span>
      </button>
    </nav>
  );
}

/** Shows the chosen question and its author's words about the right answer. */
function QuestionHead({ question }: { question: MarkingProgressFragment['questions'][number] | undefined }) {
  const { t } = useTranslation('marking');
  if (!question) return <h2 className="visually-hidden">{t('byResponse')}</h2>;
  return (
    <section className={styles.head}>
      <h2>
        <span className={styles.code}>{question.code}</span> {question.title}
      </h2>
      <p className={styles.note}>{t('worth', { count: question.maximum })}</p>
      {question.analysis !== null && (
        <details className={styles.analysis} open>
          <summary>{t('analysis')}</summary>
          <p>{question.analysis}</p>
        </details>
      )}
    </section>
  );
}

function Marking({ surveyId, progress }: { surveyId: string; progress: MarkingProgressFragment }) {
  const { t } = useTranslation('marking');
  const id = useId();
  const { questions } = progress;
  const mostWaiting = questions.find(({ waiting }) => waiting > 0) ?? questions[0];
  const [shown, setShown] = useState<Shown>({ state: 'WAITING', nodeId: mostWaiting?.nodeId ?? null });
  const [showsPerson, setShowsPerson] = useState(false);
  return (
    <div className={styles.page}>
      <QuestionList progress={progress} chosen={shown.nodeId} onChoose={(nodeId) => setShown({ ...shown, nodeId })} />
      <div className={styles.queue}>
        <div className={styles.bar}>
          <QuietSwitch
            label={t('state')}
            choices={[
              { key: 'WAITING', name: t('waiting') },
              { key: 'MARKED', name: t('marked') },
            ]}
            chosen={shown.state}
            onChange={(state) => setShown({ ...shown, state })}
          />
          <label className={styles.blind} htmlFor={id}>
            <Switch id={id} size="small" checked={showsPerson} onChange={setShowsPerson} />
            {t('showPerson')}
          </label>
        </div>
        <QuestionHead question={questions.find(({ nodeId }) => nodeId === shown.nodeId)} />
        <Queue
          key={`${shown.state} ${shown.nodeId}`}
          surveyId={surveyId}
          shown={shown}
          questions={questions}
          showsPerson={showsPerson}
          onShowMarked={() => setShown({ ...shown, state: 'MARKED' })}
        />
      </div>
    </div>
  );
}

/** People mark the answers of an exam: question by question, or response by response. */
export function MarkingPage() {
  const { t } = useTranslation('marking');
  const surveyId = useSurveyId();
  const { page, failed, retry } = useProgress(surveyId);
  const progress = page?.examMarking;
  return (
    <ReportLayout surveyId={surveyId} active="marking" survey={page?.survey}>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !progress && (
        <PageSkeleton>
          <div className={styles.page}>
            <SkeletonLines widths={[70, 60, 70]} />
            <SkeletonLines widths={[40, 90, 70, 40, 90]} />
          </div>
        </PageSkeleton>
      )}
      {progress?.questions.length === 0 && (
        <StateMessage title={t('noQuestions')} help={t('noQuestionsHelp')}>
          <LinkButton to={paths.exam.replace(':surveyId', surveyId)}>{t('toSettings')}</LinkButton>
        </StateMessage>
      )}
      {progress && progress.questions.length > 0 && <Marking key={surveyId} surveyId={surveyId} progress={progress} />}
    </ReportLayout>
  );
}
