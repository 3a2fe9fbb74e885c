/** Kinds of work that the author waits for; each has its own text. */
export type Work = 'saving' | 'deleting' | 'copying' | 'loading' | 'uploading' | 'downloading' | 'clearing' | 'creating' | 'launching';

/** Tracks concurrent work, so that finishing one piece does not hide another. */
export interface Progress {
  /** Starts a piece of work. Call the returned function when it has ended; further calls have no effect. */
  begin(work: Work): () => void;
  /** The newest piece of work under way; null if there is none. */
  current(): Work | null;
  subscribe(listener: () => void): () => void;
}

export function createProgress(): Progress {
  const listeners = new Set<() => void>();
  let running: readonly { readonly work: Work }[] = [];
  const become = (next: typeof running) => {
    running = next;
    for (const listener of listeners) listener();
  };
  return {
    begin: (work) => {
      const one = { work };
      become([...running, one]);
      return () => become(running.filter((other) => other !== one));
    },
    current: () => running.at(-1)?.work ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The designer's own. */
export const progress = createProgress();

/** Shows that work is under way until it has ended, well or badly (Spec 8: loading overlays close on failure). */
export async function during<T>(work: Work, begin: () => Promise<T>, shown: Progress = progress): Promise<T> {
  const end = shown.begin(work);
  try {
    return await begin();
  } finally {
    end();
  }
}
