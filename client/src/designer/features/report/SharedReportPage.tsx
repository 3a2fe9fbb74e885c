import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { report as en } from '../../i18n/en/report';
import { addTexts } from '../../i18n/init';
import { report as zhCN } from '../../i18n/zh-CN/report';
import { LanguageSwitch } from '../../layout/LanguageSwitch';
import { OpenReport, type Visit } from '../../shared/open-report/OpenReport';
import { VISIT } from '../../shared/open-report/useOpenReport';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { QuestionCard, ScarceCard } from './QuestionCard';
import { type QuestionFragment, type SharedQuestionsQuery, useSharedQuestionsQuery } from './report.generated';
import styles from './report.module.css';

const addReportTexts = (): void => addTexts('report', { 'zh-CN': zhCN, en });

addReportTexts();

/** Where visitors keep the kinds of charts they chose: what they choose in one shared report holds in others. */
const VISITED = 'shared';

/** Answers to it were typed and nothing else, and what was typed is not shown. */
const isBare = ({ options, rows, fields, values, areas, texts, positions, ...rest }: QuestionFragment): boolean =>
  [options, rows, fields, values, areas, texts, positions].every(({ length }) => length === 0) &&
  [rest.numbers, rest.dates, rest.files, rest.points, rest.rowCounts].every((part) => part === null);

type Shared = SharedQuestionsQuery['sharedReport']['questions'][number];

function SharedCard({ question, smallestBase, total }: { question: Shared; smallestBase: number; total: number }) {
  const { t } = useTranslation('openReport');
  const { report, leftOut } = question;
  if (!report) return <ScarceCard question={question} note={t('tooFewAnswered', { base: smallestBase })} />;

  return (
    <QuestionCard question={report} surveyId={VISITED} total={total}>
      {isBare(report) && <p className={styles.note}>{t('noTexts')}</p>}
      {leftOut > 0 && <p className={styles.note}>{t('leftOut', { count: leftOut, base: smallestBase })}</p>}
    </QuestionCard>
  );
}

function SharedQuestions({ shareId, password, report }: Visit) {
  const { t } = useTranslation('openReport');
  const { data, error, refetch } = useSharedQuestionsQuery({ variables: { shareId, password }, ...VISIT });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { questions } = data.sharedReport;
  if (questions.length === 0) return <StateMessage title={t('nothing')} help={t('nothingHelp')} />;

  return (
    <div className={styles.column}>
      {questions.map((question) => (
        <SharedCard key={question.nodeId} question={question} smallestBase={report.smallestBase} total={report.parts[0]?.total ?? 0} />
      ))}
    </div>
  );
}

/** /report/{shareId}: the overall report for whoever has its link (Spec 2, reports). */
export function SharedReportPage() {
  const { shareId = '' } = useParams();
  return (
    <OpenReport shareId={shareId} kind="REPORT" languages={<LanguageSwitch />}>
      {(visit) => <SharedQuestions {...visit} />}
    </OpenReport>
  );
}
