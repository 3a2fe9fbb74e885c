import { free } from '../../platform/access/access.js';

const ANSWERS = free('values by local ids of the answered version');

/** Places in the body or input of a submission. */
export const SUBMISSION_PLACES = {
  submissionId: 'submission',
  version: 'version',
  answers: ANSWERS,
  params: free('parameters of the link, kept as they are'),
  linkCode: free('read by surveys that have one-to-one links; none has yet'),
} as const;

/** Places in a request about answers that are not submitted yet. */
export const EVALUATION_PLACES = { version: 'version', answers: ANSWERS } as const;

export const OPEN_TO_LINK_HOLDERS = 'whoever has the link of a running survey may answer it';
export const OPEN_EXCEPT_AUTHOR_PARTS = `${OPEN_TO_LINK_HOLDERS}; what only its author may ask is checked in the service`;
export const OPEN_WHILE_RUNNING = 'a running survey is there for everybody who has its link';
