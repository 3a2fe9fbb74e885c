import type { ReportName } from '../shared/reports';

/** Keys of page titles; a route names its own under `handle.title`. */
export type TitleKey =
  | 'auth:login.title'
  | 'auth:register.title'
  | 'common:notFound.title'
  | 'nav:developers'
  | 'nav:code'
  | 'nav:edit'
  | 'nav:history'
  | 'nav:logicMap'
  | 'nav:optionLogic'
  | 'nav:preview'
  | 'nav:templateDetail'
  | 'nav:templateTopics'
  | 'nav:templates'
  | 'nav:publish'
  | 'nav:questionLogic'
  | 'nav:setting'
  | 'nav:sharedReport'
  | 'nav:simulation'
  | `reportNav:name.${ReportName}`
  | 'survey:create.importTitle'
  | 'survey:create.title'
  | 'survey:list.title'
  | 'survey:recycle.title';

/** Metadata of a route, kept under `handle`. */
export interface RouteHandle {
  /** Name by which the guard judges the route. */
  readonly name: string;
  readonly title?: TitleKey;
}

/** The handle that counts among those of nested routes: the innermost. */
export const innermostHandle = (handles: readonly unknown[]): RouteHandle | undefined =>
  (handles as readonly (RouteHandle | undefined)[]).findLast((handle) => handle !== undefined);

/**
 * The names of the guard's rules (Spec 2, Route guard), whether or not their screens are there yet: a screen that is added under one of these names
 * needs no word here.
 */
const OPEN: ReadonlySet<string> = new Set([
  'index',
  'login',
  'apply',
  'register',
  '404',
  'report-share',
  'reset',
  'callback-wechat',
  'callback-qq',
  'callback-webo',
  'verify',
]);

/** Outcome of a visit: `open` to everyone, `member` for signed-in users, or a redirect. */
type Passage = 'open' | 'member' | 'signIn' | 'notFound';

/** Judges a visit by the name of the route. A route without a name is no page of ours, whoever asks for it. */
export function judgeRoute(name: string | undefined, isSignedIn: boolean): Passage {
  if (name === undefined) return 'notFound';
  if (OPEN.has(name)) return 'open';
  return isSignedIn ? 'member' : 'signIn';
}
