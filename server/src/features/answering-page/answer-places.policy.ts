import { free } from '../../platform/access/access.js';

const ANSWERS = free('values by local ids of the answered version');

/** A code opens nothing but the survey that it belongs to. */
export const LINK_PARAMS = free('parameters of the link, kept as they are');
export const LINK_CODE = free('code of a one-to-one link, which is looked up in the survey alone');

export const INVITATION_CODE = free('an invitation code, which is looked up in the survey alone');

/** Places in the body or input of a submission. */
export const SUBMISSION_PLACES = {
  submissionId: 'submission',
  version: 'version',
  answers: ANSWERS,
  params: LINK_PARAMS,
  linkCode: LINK_CODE,
  password: free('compared with the password of the survey'),
  invitationCode: INVITATION_CODE,
} as const;

/** Places in a request about answers that are not submitted yet. */
export const EVALUATION_PLACES = { version: 'version', answers: ANSWERS } as const;

export const OPEN_TO_LINK_HOLDERS = 'whoever has the link of a running survey may answer it';
export const OPEN_EXCEPT_AUTHOR_PARTS = `${OPEN_TO_LINK_HOLDERS}; what only its author may ask is checked in the service`;
export const OPEN_WHILE_RUNNING = 'a running survey is there for everybody who has its link';
