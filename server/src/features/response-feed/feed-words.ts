import type { ResponseLogKind } from '../response/response-log.entity.js';
import { FEED_LIMITS } from './feed.policy.js';

/** The kinds of events, told alike by both doors. */
export const KIND_TEXTS = {
  submitted: 'It was handed in.',
  edited: 'Its answers were edited.',
  invalidated: 'Its author said that it is invalid.',
  validated: 'Its author said that it is valid after all.',
  deleted: 'It was put into the recycle bin.',
  restored: 'It was taken out of the recycle bin.',
  annotated: 'Its star, its tags or its remark were changed.',
  scored: 'Another key of the exam gave it other points.',
  purged: 'The recycle bin has forgotten it: it is gone.',
  cleared: 'No single response: its author cleared the survey, and all responses that were told of before are gone.',
} as const satisfies Record<ResponseLogKind, string>;

/** The feed, told alike by both doors. */
export const FEED_DESCRIPTION = `What has happened to the responses of a survey after the event \`since\`, oldest first, edits and deletions included, and whether all of them were cleared: a program that reads page after page, and passes \`next\` of each as \`since\`, misses nothing and sees nothing twice. Of several events about one response in a page the last is told, so a page may have fewer entries than were asked for; \`hasMore\` says whether there are more. With \`wait\`, an answer that would be empty comes as soon as something happens, or empty when the time is over or the server stops; at most ${FEED_LIMITS.waitsPerCaller} requests of a caller wait at once (A0501), and ${FEED_LIMITS.waits} in all (B0503). A0404: the survey is missing or not of the caller. A0400: \`since\` (tooLarge) is beyond the last event, as after a backup was put back; begin at 0 again.`;
