import { paths, surveyUrl } from '../../../routes';

/** Where one is taken when the session is over or the survey is gone: nothing is left to ask then. */
const SENT_AWAY: readonly string[] = [paths.login, paths.notFound];

/** Whether somebody who goes there leaves the editor of this survey of their own accord. */
export function leavesEditor(surveyId: string, pathname: string): boolean {
  const editor = surveyUrl(surveyId);
  return pathname !== editor && !pathname.startsWith(`${editor}/`) && !SENT_AWAY.includes(pathname);
}
