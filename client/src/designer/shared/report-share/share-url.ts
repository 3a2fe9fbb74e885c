import { BASE } from '../routes';
import type { ShareFragment } from './report-share.generated';

/** The address of a shared report (Spec 2, open access); null where its link cannot be told any more. */
export function shareUrl(surveyId: string, { kind, token }: Pick<ShareFragment, 'kind' | 'token'>): string | null {
  if (token === null) return null;
  const base = `${window.location.origin}${BASE}`;
  if (kind === 'REPORT') return `${base}/report/${token}`;
  return `${base}/open/${kind === 'ANSWERS' ? 'answer/' : ''}${surveyId}?share=${token}`;
}
