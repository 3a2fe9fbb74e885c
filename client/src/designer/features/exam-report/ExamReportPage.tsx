import { formatThousands } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { onReconnect } from '../../../graphql/reconnect';
import { examReport as en } from '../../i18n/en/exam-report';
import { addTexts } from '../../i18n/init';
import { examReport as zhCN } from '../../i18n/zh-CN/exam-report';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { ReportFailed, ReportProgress, SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';
import { markingUrl } from '../../shared/reports';
import { paths, publishUrl } from '../../shared/routes';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { type ExamReportPageQuery, useExamReportPageQuery } from './exam-report.generated';
import { Attempts } from './Attempts';
import styles from './exam-report.module.css';
import { numberText, shareText } from './figure-text';
import { GradeList } from './GradeList';
import { QuestionTable } from './QuestionTable';
import { RankingTable } from './RankingTable';

type Report = ExamReportPageQuery['examReport'];

const addExamReportTexts = (): void => addTexts('examReport', { 'zh-CN': zhCN, en });

addExamReportTexts();

/** The scores as a whole. */
function Facts({ responses, mean, median, deviation, passScore, passRate }: Report) {
  const { t } = useTranslation('examReport');
  const facts = [
    [t('fact.responses'), formatThousands(responses)],
    [t('fact.mean'), numberText(mean)],
    [t('fact.median'), numberText(median)],
    [t('fact.deviation'), numberText(deviation)],
    ...(passScore === null ? [] : [[t('fact.passRate', { passScore }), shareText(passRate)]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const share = (value: number): CSSProperties => ({ '--share': value }) as CSSProperties; // A property of our own.

/** Responses by the share of all points that they reached; every number stands beside its column as text. */
function Distribution({ bands }: Pick<Report, 'bands'>) {
  const { t } = useTranslation('examReport');
  const most = Math.max(...bands, 1);
  return (
    <section className={styles.card} aria-labelledby="exam-distribution">
      <h2 id="exam-distribution">{t('distribution')}</h2>
      <ol className={styles.bands}>
        {bands.map((count, place) => {
          const [from, to] = [place * bands.length, (place + 1) * bands.length];
          return (
            <li key={from}>
              <span className={styles.count}>{formatThousands(count)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.column} style={share(count / most)} />
              </span>
              <span className={styles.range}>{t('band', { from, to })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface AnalysisProps {
  surveyId: string;
  report: Report;
  ranking: ExamReportPageQuery['examRanking'];
}

function Analysis({ surveyId, report, ranking }: AnalysisProps) {
  const { t } = useTranslation('examReport');
  return (
    <>
      {report.waiting > 0 && (
        <p className={styles.banner}>
          {t('waiting', { count: report.waiting })} <Link to={markingUrl(surveyId)}>{t('toMarking')}</Link>
        </p>
      )}
      {report.responses === 0 ? (
        <>
          <Attempts {...report.attempts} />
          <StateMessage title={t('empty')} help={t('emptyHelp')}>
            <LinkButton to={publishUrl(surveyId)}>{t('toPublish')}</LinkButton>
          </StateMessage>
        </>
      ) : (
        <>
          <Facts {...report} />
          <Attempts {...report.attempts} />
          <Distribution bands={report.bands} />
          {report.grades.length > 0 && (
            <section className={styles.card} aria-labelledby="exam-grades">
              <h2 id="exam-grades">{t('grades')}</h2>
              <GradeList {...report} />
            </section>
          )}
          <section className={styles.card} aria-labelledby="exam-ranking">
            <h2 id="exam-ranking">{t('ranking')}</h2>
            <RankingTable {...ranking} />
          </section>
          <section className={styles.card} aria-labelledby="exam-questions">
            <h2 id="exam-questions">{t('questions')}</h2>
            <QuestionTable questions={report.questions} />
            <p className={styles.note}>{t('legend')}</p>
          </section>
        </>
      )}
    </>
  );
}

/** The analysis of an exam: its scores as a whole, who did best, and how each question did. */
export function ExamReportPage() {
  const { t } = useTranslation('examReport');
  const surveyId = useSurveyId();
  const { data, error, refetch } = useExamReportPageQuery({
    variables: { surveyId },
    fetchPolicy: 'cache-and-network',
    context: SAID_BY_PROGRESS,
  });
  useEffect(() => onReconnect(() => void refetch()), [refetch]);
  const report = data?.examReport;
  return (
    <ReportLayout surveyId={surveyId} active="exam" survey={data?.survey}>
      {error && !report && <ReportFailed surveyId={surveyId} onRetry={() => void refetch()} />}
      {!error && !report && (
        <PageSkeleton>
          <div className={styles.page}>
            <ReportProgress surveyId={surveyId} />
            <SkeletonLines widths={[60, 90, 90, 70]} />
          </div>
        </PageSkeleton>
      )}
      {report && (
        <div className={styles.page}>
          {report.questions.length > 0 ? (
            <Analysis surveyId={surveyId} report={report} ranking={data.examRanking} />
          ) : (
            <StateMessage title={t('noExam')} help={t('noExamHelp')}>
              <LinkButton to={paths.exam.replace(':surveyId', surveyId)}>{t('toSettings')}</LinkButton>
            </StateMessage>
          )}
        </div>
      )}
    </ReportLayout>
  );
}
