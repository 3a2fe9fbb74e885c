/** State of the framed answering page, as far as it is stored on this device. */
export interface FramedVisit {
  /** Unvalidated answers by node id, as received; the engine accepts any value. */
  readonly answers: unknown;
  readonly isDone: boolean;
}

export const UNTOUCHED: FramedVisit = { answers: {}, isDone: false };

/** The visit after a look at what is kept. A finished one keeps no answers on the device, so those last seen stay. */
export function nextVisit(before: FramedVisit, draft: string | null, receipt: string | null): FramedVisit {
  if (receipt !== null) return { ...before, isDone: true };
  const answers = answersIn(draft);
  return answers === null ? before : { answers, isDone: false };
}

/** Text under this name may be anybody's. */
function answersIn(draft: string | null): object | null {
  try {
    const { answers } = (JSON.parse(draft ?? 'null') ?? {}) as { answers?: unknown };
    return typeof answers === 'object' ? answers : null; // Null is no answers either.
  } catch {
    return null;
  }
}
