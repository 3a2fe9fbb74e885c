import { categoryUrl, crossUrl, detailUrl, exportUrl, insightUrl, reportUrl } from './routes';

/** Every report of a survey, in the order of the report navigation (Spec 2, navigation labels). */
const REPORTS = ['overall', 'insight', 'cross', 'category', 'detail', 'export'] as const;
/** The reports that an exam has beside them. */
const OF_EXAMS = ['exam', 'marking'] as const;
export type ReportName = (typeof REPORTS)[number] | (typeof OF_EXAMS)[number];

/** The reports of exams. They stand here and not among the routes, which every screen loads. */
export const examReportUrl = (surveyId: string) => `/data/exam/${surveyId}`;
export const markingUrl = (surveyId: string) => `/data/marking/${surveyId}`;

const SCREENS: Readonly<Record<ReportName, (surveyId: string) => string>> = {
  overall: reportUrl,
  insight: insightUrl,
  cross: crossUrl,
  category: categoryUrl,
  detail: detailUrl,
  export: exportUrl,
  exam: examReportUrl,
  marking: markingUrl,
};

/** The entries of the report navigation. */
export const reportEntries = (surveyId: string, isExam: boolean): { name: ReportName; url: string }[] =>
  [...REPORTS, ...(isExam ? OF_EXAMS : [])].map((name) => ({ name, url: SCREENS[name](surveyId) }));
