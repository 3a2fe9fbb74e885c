export const PROVING =
  'whoever has the link of a running survey may prove a mobile for their own answers; limited per mobile, address and survey';

/** What a code is for, inside the body or input that both doors take it in. */
export const PROVEN = { submissionId: 'submission', nodeId: 'node' } as const;
