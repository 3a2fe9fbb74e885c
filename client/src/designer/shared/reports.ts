import { categoryUrl, crossUrl, detailUrl, insightUrl, reportUrl } from './routes';

/** Every report of a survey, in the order of the report navigation (Spec 2, navigation labels). */
const REPORTS = ['overall', 'insight', 'cross', 'category', 'detail', 'export'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Addresses of the reports that have a screen. */
const SCREENS: Partial<Record<ReportName, (surveyId: string) => string>> = {
  overall: reportUrl,
  insight: insightUrl,
  cross: crossUrl,
  category: categoryUrl,
  detail: detailUrl,
};

/** The entries of the report navigation. A report that has no screen is left out, so that no entry leads to a missing page. */
export const reportEntries = (surveyId: string): { name: ReportName; url: string }[] =>
  REPORTS.flatMap((name) => {
    const url = SCREENS[name]?.(surveyId);
    return url === undefined ? [] : [{ name, url }];
  });
