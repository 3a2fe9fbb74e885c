import { apply, isLiveChange, type SurveyDefinition } from '@wence/schema';
import type { Answer, Loaded, OutgoingBatch } from '../session-action';

/** The server's rules for edits, in memory: in order, each batch once, refused where somebody else touched the same since. */
export class FakeServer {
  private readonly answers = new Map<string, Answer>();
  private readonly touchedAt = new Map<number, number>();
  isRunning = false;

  constructor(
    public definition: SurveyDefinition,
    public revision = 1,
  ) {}

  load(): Loaded {
    return { revision: this.revision, definition: this.definition };
  }

  edit({ clientOpId, baseRevision, operations }: Omit<OutgoingBatch, 'document'>): Answer {
    const before = this.answers.get(clientOpId);
    if (before) return before;
    const applied = apply(this.definition, operations);
    if (this.isRunning && !(applied.ok && isLiveChange(this.definition, applied.definition))) return { type: 'held' };
    if (!applied.ok) return { type: 'refused', kind: 'refused' };
    if (applied.touched.some((id) => (this.touchedAt.get(id) ?? 0) > baseRevision)) return { type: 'refused', kind: 'conflict' };
    const isRebased = baseRevision !== this.revision;
    this.definition = applied.definition;
    this.revision += 1;
    for (const id of applied.touched) this.touchedAt.set(id, this.revision);
    const answer: Answer = {
      type: 'saved',
      revision: this.revision,
      created: applied.created,
      definition: isRebased ? applied.definition : null,
    };
    this.answers.set(clientOpId, answer);
    return answer;
  }
}
