import type { Logger } from '../../platform/logging/logger.js';

const LOOK_MS = 5_000;

/** Running numbers of surveys' last responses; a survey without any is not in the map. */
export type ReadSeqs = (surveyIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

interface Watched {
  watchers: number;
  /** Running number of what was last shown, per kind of figures. */
  readonly shown: Map<string, number>;
}

/**
 * Events are hints, the counter is the truth. Those of another server may never come: it died after its commit, Redis was away, or there is no
 * Redis between them. So every five seconds the counters of the surveys that somebody watches here are compared with what was shown.
 */
export class MissedChanges {
  private readonly surveys = new Map<string, Watched>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly readSeqs: ReadSeqs,
    private readonly signal: (surveyId: string) => void,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => {
      this.look().catch((error: unknown) => this.logger.warn({ err: error }, 'missed changes could not be looked for'));
    }, LOOK_MS);
    this.timer.unref();
  }

  /** Registers a watcher of this survey until the returned function is called. */
  watch(surveyId: string): () => void {
    const watched = this.surveys.get(surveyId) ?? { watchers: 0, shown: new Map() };
    this.surveys.set(surveyId, watched);
    watched.watchers += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      watched.watchers -= 1;
      if (watched.watchers === 0) this.surveys.delete(surveyId);
    };
  }

  shown(surveyId: string, kind: string, seq: number): void {
    this.surveys.get(surveyId)?.shown.set(kind, seq);
  }

  /** Signals every watched survey some figures of which are behind its counter. */
  async look(): Promise<void> {
    if (this.surveys.size === 0) return;
    for (const [surveyId, seq] of await this.readSeqs([...this.surveys.keys()])) {
      const shown = this.surveys.get(surveyId)?.shown;
      const behind = [...(shown ?? [])].filter(([, last]) => last < seq);
      if (behind.length === 0) continue;
      // Subscribers that still show this kind will report it again; figures that nobody watches must not signal forever.
      for (const [kind] of behind) shown?.delete(kind);
      this.signal(surveyId);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
