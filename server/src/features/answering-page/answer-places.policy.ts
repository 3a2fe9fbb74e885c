import { free } from '../../platform/access/access.js';

const ANSWERS = free('values by local ids of the answered version');

/** Places in the body or input of a submission. */
export const HANDED_IN = {
  submissionId: 'submission',
  version: 'version',
  answers: ANSWERS,
  params: free('parameters of the link, kept as they are'),
  linkCode: free('read by surveys that have one-to-one links; none has yet'),
} as const;

/** Places in a request about answers that are not submitted yet. */
export const ASKED = { version: 'version', answers: ANSWERS } as const;

export const LINK = 'whoever has the link of a running survey may answer it';
export const ASKED_BY = `${LINK}; what only its author may ask is checked in the service`;
export const RUNNING = 'a running survey is there for everybody who has its link';
