import type { Refusal } from '../../survey/live-survey';
import type { SignKind } from '../Sign';

/** What may go on is paused, what is over is done, what cannot be had is missing. */
const SIGNS: Readonly<Record<Refusal, SignKind>> = {
  notFound: 'missing',
  testLinkInvalid: 'missing',
  notStarted: 'draft',
  paused: 'paused',
  ended: 'done',
  full: 'done',
};

export function signOf(why: Refusal): SignKind {
  return SIGNS[why];
}
