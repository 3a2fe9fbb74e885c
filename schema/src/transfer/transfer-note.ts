/** What cannot come along, by its code. */
export const TRANSFER_NOTES = {
  logicLeft: 'A rule of the question refers to questions that stay behind. It is not copied.',
  logicRefused: 'A rule of the question is incomplete, or means nothing in the other survey. It is not copied.',
  textLeft: 'A text of the question inserts answers to questions that stay behind. The texts given for no answer stand in their place.',
  endPageLeft: 'The end page of the question speaks of questions that stay behind. It is copied without them.',
  quotaLeft: 'A quota counts the question together with questions that stay behind. It is not copied.',
  quotaRefused: 'A quota does not fit the other survey, which may have one of its name. It is not copied.',
} as const;

export type TransferNoteCode = keyof typeof TRANSFER_NOTES;

/** Something that cannot come along with copied questions. All ids are those of the survey they are copied from. */
export interface TransferNote {
  readonly code: TransferNoteCode;
  /** The copied question it is about; of a quota, the first that it counts. */
  readonly nodeId: number;
  /** The rule or the quota; null for a text or an end page. */
  readonly partId: number | null;
  /** The questions that stay behind and are the reason, each once; may hold ids of which the survey has nothing. */
  readonly leftIds: readonly number[];
}
