/** State of the framed answering page, as far as it is stored on this device. */
export interface FramedVisit {
  /** Unvalidated answers by node id, as received; the engine accepts any value. */
  readonly answers: unknown;
  /** From which follows what is drawn for it; absent: the visit has not begun. */
  readonly submissionId?: string | undefined;
  readonly isDone: boolean;
}

export const UNTOUCHED: FramedVisit = { answers: {}, isDone: false };

/** The visit after a look at what is kept. A finished one keeps no answers on the device, so those last seen stay. */
export function nextVisit(before: FramedVisit, draft: string | null, receipt: string | null): FramedVisit {
  if (receipt !== null) return { ...before, isDone: true };
  return visitIn(draft) ?? before;
}

/** Text under this name may be anybody's. */
function visitIn(draft: string | null): FramedVisit | null {
  try {
    const { answers, submissionId } = (JSON.parse(draft ?? 'null') ?? {}) as { answers?: unknown; submissionId?: unknown };
    // Null is no answers either.
    if (typeof answers !== 'object' || answers === null) return null;
    return { answers, isDone: false, ...(typeof submissionId === 'string' && { submissionId }) };
  } catch {
    return null;
  }
}
