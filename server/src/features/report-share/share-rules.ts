import { free } from '../../platform/access/access.js';

/** What both doors say about shared reports: who may call, and what the answer is to bad input. */

/** Where parts of the survey are chosen. */
export const CHOSEN_PARTS = {
  nodeIds: free('questions of the survey of the share: local ids, looked up in its versions alone'),
  categoryIds: free('categories of the survey of the share, looked up among them alone'),
  tableIds: free('saved cross tables of the survey of the share, looked up among them alone'),
  conditions: free('conditions on the survey of the share: local ids, looked up in its versions alone'),
} as const;

export const SHARE_MISTAKES =
  '`name` (tooShort, tooLong), `nodeIds`, `columns`, `categoryIds`, `tableIds` (required: an empty list; tooMany; notUnique; notAllowed: the survey has no such thing, or the kind shows none), `smallestBase` (tooSmall 5, tooLarge 1000), `conditions…` (what the filter language does not know, or the survey does not have), `password` (tooShort 4, tooLong 64), `expiresAt` (tooSmall: it is over)';

/** The secret itself: whoever has it is asking. */
export const LINK = free('the secret of the link itself: whoever has it is asking');
export const WHO_OPENS = 'a shared report is there for everybody who has its link, and its password where it has one; tries are limited';
export const CANNOT_OPEN =
  'A0404 alike: a link that is wrong, over, switched off or removed, a survey that is gone, a password that is missing or wrong. A0501 after ten wrong passwords for a link from an address in 15 minutes.';
