import type { Draft } from '../draft/draft';
import { linkCode, testToken } from '../survey/visit-access';

/** News that the server has been told while this page is open: visits that have answers, and each visit with its pages. */
const told = new Set<string>();

/** Returns the news of this visit that has not been told yet. */
const untold = ({ submissionId, pageId }: Draft, hasAnswers: boolean): string[] =>
  [`${submissionId} ${pageId}`, ...(hasAnswers ? [submissionId] : [])].filter((one) => !told.has(one));

/**
 * Tells the server once of each page that is shown and once of the first answer, for the report on drop-off; not in test mode. Going back tells nothing.
 * What fails is not sent again: the next page says as much. The browser sends it even while the page is being left.
 */
export function tell(surveyId: string, draft: Draft): void {
  if (testToken()) return;
  const { submissionId, version, pageId: page, answers, origin } = draft;
  const hasAnswers = Object.keys(answers).length > 0;
  const news = untold(draft, hasAnswers);
  if (news.length === 0) return;
  for (const one of news) told.add(one);
  fetch(`/v1/r/${encodeURIComponent(surveyId)}/visits`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ submissionId, version, page, hasAnswers, source: origin.source, linkCode: linkCode() || undefined }),
  }).catch(() => undefined);
}
