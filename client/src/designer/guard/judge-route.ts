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

/** What becomes of a visit: `open` to everyone, `member` for who is signed in, or another page instead. */
export type Passage = 'open' | 'member' | 'signIn' | 'notFound';

/** Judges a visit by the name of the route. A route without a name is no page of ours, whoever asks for it. */
export function judgeRoute(name: string | undefined, isSignedIn: boolean): Passage {
  if (name === undefined) return 'notFound';
  if (OPEN.has(name)) return 'open';
  return isSignedIn ? 'member' : 'signIn';
}
