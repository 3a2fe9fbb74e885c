import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { reportNav as en } from '../i18n/en/report-nav';
import { addTexts } from '../i18n/init';
import { reportNav as zhCN } from '../i18n/zh-CN/report-nav';
import { ShareButton } from '../shared/report-share/ShareButton';
import { readFilter, writeFilter } from '../shared/response-filter/response-filter';
import { type ReportName, reportEntries } from '../shared/reports';
import type { SurveyStatus } from '../shared/StatusDot';
import { SurveyMark } from '../shared/SurveyMark';
import { useReportFrameQuery } from './layout.generated';
import { SubNav } from './SubNav';
import { SurveyLayout } from './SurveyLayout';

const addNavTexts = (): void => addTexts('reportNav', { 'zh-CN': zhCN, en });

/** Reports that show no filter take none along. */
const UNFILTERED: readonly ReportName[] = ['category', 'exam', 'marking'];

/** The filter in the address, as the query of the other reports. */
function useFilterQuery(): string {
  const [query] = useSearchParams();
  const carried = new URLSearchParams();
  writeFilter(carried, readFilter(query));
  return carried.size > 0 ? `?${carried.toString()}` : '';
}

/** What the frame wants to know beside the report. A report is of use without the answer, so nothing is said where it does not come. */
function useFrame(surveyId: string) {
  const { data } = useReportFrameQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network', context: { quiet: 'all' } });
  return { isExam: Boolean(data?.survey.settings?.exam), isBehind: (data?.survey.unpublishedChanges ?? 0) > 0 };
}

function ReportNav({ surveyId, active, isExam }: { surveyId: string; active: ReportName; isExam: boolean }) {
  const { t } = useTranslation('reportNav');
  const filter = useFilterQuery();
  const entries = reportEntries(surveyId, isExam).map(({ name, url }) => ({
    name,
    url: UNFILTERED.includes(name) ? url : url + filter,
    text: t(`name.${name}`),
  }));
  return <SubNav label={t('label')} entries={entries} active={active} />;
}

interface ReportLayoutProps {
  surveyId: string;
  active: ReportName;
  /** Undefined until it is loaded. */
  survey: { title: string; status: SurveyStatus } | undefined;
  children: ReactNode;
}

addNavTexts();

/** Reports that can be shared by link. */
const SHARED = { overall: 'REPORT', cross: 'CROSS', category: 'CATEGORY', detail: 'ANSWERS' } as const satisfies Partial<
  Record<ReportName, string>
>;

/** The frame of all reports of one survey: its header, and below it the links to the other reports. */
export function ReportLayout({ surveyId, active, survey, children }: ReportLayoutProps) {
  const { isExam, isBehind } = useFrame(surveyId);
  const kind = active in SHARED ? SHARED[active as keyof typeof SHARED] : null; // Its keys are names of reports.
  return (
    <SurveyLayout
      surveyId={surveyId}
      active="report"
      title={survey?.title}
      status={survey && <SurveyMark status={survey.status} isBehind={isBehind} />}
      actions={kind && survey && <ShareButton surveyId={surveyId} kind={kind} />}
    >
      <ReportNav surveyId={surveyId} active={active} isExam={isExam} />
      {children}
    </SurveyLayout>
  );
}
