import { categoryUrl, crossUrl, detailUrl, exportUrl, insightUrl, reportUrl } from './routes';

/** Every report of a survey, in the order of the report navigation (Spec 2, navigation labels). */
const REPORTS = ['overall', 'insight', 'cross', 'category', 'detail', 'export'] as const;
export type ReportName = (typeof REPORTS)[number];

const SCREENS: Readonly<Record<ReportName, (surveyId: string) => string>> = {
  overall: reportUrl,
  insight: insightUrl,
  cross: crossUrl,
  category: categoryUrl,
  detail: detailUrl,
  export: exportUrl,
};

/** The entries of the report navigation. */
export const reportEntries = (surveyId: string): { name: ReportName; url: string }[] =>
  REPORTS.map((name) => ({ name, url: SCREENS[name](surveyId) }));
