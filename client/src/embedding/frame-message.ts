/** Sent by the answering page in a frame to the page around it. It holds nothing about the respondent, so any page may have it. */
export interface FrameMessage {
  /** CSS pixels that the page is high. */
  readonly wenceHeight: number;
  /** The respondent has gone to another page of the survey, whose top should be in view. */
  readonly isNewPage: boolean;
}

/** The number is null for whatever else arrives: a page hears from everything that is in it. */
export function heightIn(data: unknown): number | null {
  const { wenceHeight } = (data ?? {}) as Partial<FrameMessage>;
  return typeof wenceHeight === 'number' && wenceHeight > 0 ? Math.ceil(wenceHeight) : null;
}

export const isNewPageIn = (data: unknown): boolean => (data as Partial<FrameMessage>).isNewPage === true;
